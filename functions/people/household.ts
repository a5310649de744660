import { Card } from '#functions/people/domain/card.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { fold } from '#functions/names/fold.ts';
import { postings } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

const card = { schema: Card };
/** The most people looked at for one address: beyond it the address is no home. */
const MOST = 100;

/** Those who live where these people live now, as far as the index knows: same street line, flat included. */
export async function householdOf(table: Table, ids: PersonId[]): Promise<PersonId[]> {
  const people = peopleStore(table);
  const protectedPeople = await people.persons(ids);
  const homes = new Set(protectedPeople.flatMap(homesOf));
  const found = await Promise.all(
    protectedPeople.flatMap(({ addresses }) =>
      addresses.filter(isHome).flatMap((address) => {
        const { house, street } = streetKey(address.street ?? '');
        const [place] = placesOf(address);
        return place && street ? [table.query(card, postings.address(place, street, house || '-'), MOST)] : [];
      }),
    ),
  );
  const own = new Set([...ids, ...protectedPeople.map(({ person_id }) => person_id)]);
  const neighbors = [...new Set(found.flat().map(({ person_id }) => person_id))].filter((id) => !own.has(id));
  const candidates = await people.persons(neighbors);
  return candidates
    .filter((person) => homesOf(person).some((home) => homes.has(home)))
    .map(({ person_id }) => person_id);
}

const isHome = ({ kind, current, street }: StoredPerson['addresses'][number]) =>
  kind === 'home' && current && street !== null;

const homesOf = ({ addresses }: StoredPerson): string[] =>
  addresses
    .filter(isHome)
    .flatMap((address) => placesOf(address).map((place) => `${place} ${fold(address.street ?? '')}`));
