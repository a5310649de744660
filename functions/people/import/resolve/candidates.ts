import type { Card } from '#functions/people/domain/card.ts';
import { TOO_MANY } from '#functions/people/import/resolve/evidence/contacts.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import { soundsOfName } from '#functions/people/index/namesakes.ts';
import { blockKey } from '#functions/people/index/name-table.ts';
import { usernameKey } from '#functions/people/index/postings.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** Reads up to `limit` cards at one posting of the index. */
export type Read = (place: Key, limit: number) => Promise<Card[]>;

/** The fields that decide whether two people may be the same. */
export type Candidate = Pick<Card, 'person_id'> & {
  names: { full_name: string }[];
  birth_date: { year: number } | null;
};

/** Possible matches, and the number of people that share each phone, mailbox and account. */
export type Candidates = { cards: Candidate[]; holders: Map<string, number> };

/** Maximum number of people with one sound to compare. Beyond it the house is needed as well. */
export const DEPTH = 40;
const MAX_OF_A_KIND = 3;

/**
 * The people in the index who may be this person: those with the same phone, mailbox or account, and those whose names
 * sound alike. Takes about five small queries per person.
 */
export async function candidatesOf(person: Person, read: Read, named: NameEntry[]): Promise<Candidates> {
  const { own, byHouse } = placesToLook(person);
  const holders = new Map<string, number>();
  const keyed = await Promise.all(
    own.map(async ({ value, place }) => {
      const cards = await read(place, TOO_MANY);
      holders.set(value, cards.length + 1);
      return cards.length < TOO_MANY ? cards : [];
    }),
  );
  const isCommon = named.length === DEPTH;
  const housed = isCommon ? await Promise.all(byHouse.map((place) => read(place, DEPTH))) : [];
  const all: Candidate[] = [...named.map(candidateOf), ...[...keyed, ...housed].flat()];
  const cards = new Map(all.map((card) => [card.person_id, card]));
  cards.delete(person.person_id);
  return { cards: [...cards.values()], holders };
}

const candidateOf = ({ person_id, first, last, year }: NameEntry): Candidate => ({
  person_id,
  names: [{ full_name: `${first.shown} ${last.shown}`.trim() }],
  birth_date: year === null ? null : { year },
});

/** Blocking keys of a person, the same as above but for houses: people who share none are not compared. */
export function blocksOf(person: Person, now: Date): string[] {
  const { own } = placesToLook(person);
  const names = soundsOfName(person, now).map(({ code, first }) => `${code} ${first}`);
  return [...own.map(({ place: { pk, sk } }) => `${pk}\n${sk}`), ...names];
}

/** All postings at which a lookup may find this person. */
export function placesHeld(person: Person, now: Date): Key[] {
  const { own, byHouse } = placesToLook(person, Infinity);
  return [...own.map(({ place }) => place), ...namePlaces(person, now), ...byHouse];
}

/** The sound keys of possible namesakes. */
export const namePlaces = (person: Person, now: Date): Key[] =>
  soundsOfName(person, now).map(({ code }) => blockKey({ code, path: '' }));

function placesToLook({ phones, emails, social_profiles, addresses }: Person, most = MAX_OF_A_KIND) {
  const some = <T>(list: T[]) => list.slice(0, most);
  const own = [
    ...some(phones.filter(({ phone_type }) => phone_type !== 'office' && phone_type !== 'fax')).map(({ number }) => ({
      value: number,
      place: postings.phone(number),
    })),
    ...some(emails).map(({ email }) => ({ value: email.toLowerCase(), place: postings.email(email.toLowerCase()) })),
    ...some(social_profiles).map(({ network, username }) => ({
      value: `${network.toLowerCase()} ${usernameKey(username)}`,
      place: postings.username(usernameKey(username)),
    })),
  ];
  const byHouse = addresses.flatMap((address) => {
    const { house, street } = streetKey(address.street ?? '');
    const [place] = placesOf(address);
    return place && street && house ? [postings.address(place, street, `${house}#`)] : [];
  });
  return { own, byHouse: some(once(byHouse)) };
}

const once = (places: Key[]): Key[] => [...new Map(places.map((each) => [`${each.pk}\n${each.sk}`, each])).values()];
