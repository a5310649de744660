import { fold, soundsOf, words } from '#functions/people/names/fold.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { NameFact, Person } from '#shared/values/person.ts';

/**
 * Where a person is found: by each name, phone, email, username and address. No key comes twice, the most useful ones
 * come first. Every one of these items carries the person’s card.
 */
export function postingsOf(person: Person): Key[] {
  const id = person.person_id;
  const all = [
    ...person.names.flatMap((name) => nameKeys(name, id)),
    ...person.phones.map(({ number }) => postings.phone(number, id)),
    ...person.emails.map(({ email }) => postings.email(email.toLowerCase(), id)),
    ...person.social_profiles.map(({ username }) => postings.username(usernameKey(username), id)),
    ...person.addresses.flatMap((address) => {
      const { house, street } = streetKey(address.street ?? '');
      return street ? placesOf(address).map((place) => postings.address(place, street, house || '-', id)) : [];
    }),
  ];
  return [...new Map(all.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
}

/** Usernames are the same with and without their @, in any case. */
export const usernameKey = (name: string) => name.trim().replace(/^@/, '').toLowerCase();

/** A name is found by how its surname sounds, whole and by each of its words, and narrowed by how the first name does. */
function nameKeys({ full_name, first_name, last_name }: NameFact, id: string): Key[] {
  const first = words(first_name ?? '')[0];
  const firstCode = (first && soundsOf(first)[0]) || '-';
  return surnameCodes(last_name ?? full_name).map((code) => postings.name(code, firstCode, id));
}

/** The codes under which a surname lies: of the whole, and of each word of a double one. */
export function surnameCodes(surname: string): string[] {
  const parts = words(surname);
  const whole = parts.length > 1 ? [fold(surname).replaceAll(' ', '')] : [];
  return [...new Set([...parts, ...whole].flatMap(soundsOf))];
}
