import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * Where a person is found by anything but a name: by each phone, email, username and address. No key comes twice, the most
 * useful ones come first. Every one of these items carries the person’s card.
 */
export function postingsOf(person: Person): Key[] {
  const id = person.person_id;
  const all = [
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
