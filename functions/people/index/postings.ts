import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import { isCurrent, type Person } from '#shared/values/person.ts';

/**
 * The postings of a person other than names: each phone, email, username and address. Distinct, most useful first. Each
 * holds the person's card. A former phone, email or username may be another person's now, and finds nobody.
 */
export function postingsOf(person: Person): Key[] {
  const id = person.person_id;
  const all: Key[] = [];
  for (const { number } of person.phones.filter(isCurrent)) all.push(postings.phone(number, id));
  for (const { email } of person.emails.filter(isCurrent)) all.push(postings.email(email.toLowerCase(), id));
  for (const { username } of person.social_profiles.filter(isCurrent))
    all.push(postings.username(usernameKey(username), id));
  for (const address of person.addresses) {
    if (!address.street) continue;
    const { house, street } = streetKey(address.street);
    if (street) for (const place of placesOf(address)) all.push(postings.address(place, street, house || '-', id));
  }
  return distinct(all);
}

/** Distinct keys; keys in different partitions differ anyway. */
function distinct(all: Key[]): Key[] {
  const partitions = new Set<string>();
  for (const { pk } of all) partitions.add(pk);
  if (partitions.size === all.length) return all;
  return [...new Map(all.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
}

/** Normalises a username: no @, lower case. */
export const usernameKey = (name: string) => name.trim().replace(/^@/, '').toLowerCase();
