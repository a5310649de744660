import { countriesOf } from '#functions/people/domain/jurisdiction.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { mayView, shownIn } from '#functions/people/domain/field-rules.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import type { PeopleStore, StoredPerson } from '#functions/people/store.ts';
import { shownPerson } from '#functions/people/suppression/screen.ts';
import { isBirthUncertain, vitalsOf } from '#functions/people/domain/card.ts';
import type { people } from '#shared/api/people.ts';
import type { Neighbor } from '#shared/api/people/report.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { dayOf } from '#shared/values/day.ts';
import { type FactState, stateOf } from '#shared/values/fact-state.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { AddressFact } from '#shared/values/person.ts';
import { ageOf } from '#shared/values/vital-status.ts';

/** The most people shown of each list, and the most looked at for it: beyond them an address is no home. */
const SHOWN = 10;
const LOOKED_AT = 30;

type Neighbors = Output<typeof people.getNeighbors>;
const states: readonly FactState[] = ['current', 'unknown', 'former'];

/**
 * Who else of our index is at the house of an address and in its street, as a viewer in this country may see it: no minors,
 * nobody removed, and nobody whose addresses are hidden. A street is read a few houses up and down.
 */
export async function neighborsOf(
  home: AddressFact,
  own: readonly PersonId[],
  viewer: string | null,
  store: PeopleStore,
  now: Date,
): Promise<Neighbors> {
  const { house, street } = streetKey(home.street ?? '');
  const places = placesOf(home);
  if (!house || !street || !places.length) return { has_house: false, house: [], street: [] };
  const cards = await Promise.all(places.map((place) => store.cardsAround({ place, street, house }, LOOKED_AT)));
  const ids = [...new Set(cards.flat().map(({ person_id }) => person_id))].filter((id) => !own.includes(id));
  const [list, profiles] = await Promise.all([store.suppressions(now), store.persons(ids)]);
  const found = await Promise.all(
    profiles
      .filter((person) => !mayBeMinor(person, now) && mayView(viewer, countriesOf(person)))
      .map(async (person) => {
        const shown = shownIn(viewer, await shownPerson(list, person));
        return { person: shown, homes: homesIn(shown, street, places) };
      }),
  );
  const listOf = (isThere: (its: string) => boolean): Neighbor[] =>
    found
      .flatMap(({ person, homes }) => {
        const there = homes.filter((each) => isThere(each.house));
        const state = states.find((each) => there.some(({ address }) => stateOf(address, dayOf(now)) === each));
        return state ? [neighborOf(person, state, now)] : [];
      })
      .sort((a, b) => states.indexOf(a.fact_state) - states.indexOf(b.fact_state))
      .slice(0, SHOWN);
  const atHouse = listOf((its) => its === house);
  const isAtHouse = new Set(atHouse.map(({ person_id }) => person_id));
  return {
    has_house: true,
    house: atHouse,
    street: listOf((its) => its !== house).filter(({ person_id }) => !isAtHouse.has(person_id)),
  };
}

/** The homes of a person in a street of one of these places. */
function homesIn({ addresses }: StoredPerson, street: string, places: readonly string[]) {
  return addresses.flatMap((address) => {
    if (address.kind !== 'home' || address.street === null) return [];
    const key = streetKey(address.street);
    const isThere = key.street === street && placesOf(address).some((place) => places.includes(place));
    return isThere ? [{ address, house: key.house }] : [];
  });
}

const neighborOf = (person: StoredPerson, fact_state: FactState, now: Date): Neighbor => ({
  person_id: person.person_id,
  full_name: person.names[0]!.full_name,
  age: ageOf(vitalsOf(person), now),
  ...(isBirthUncertain(person) && { is_birth_uncertain: true as const }),
  fact_state,
});
