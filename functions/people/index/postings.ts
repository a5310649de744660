import { type Contact, isLater, type Link, linkOf } from '#functions/people/domain/link.ts';
import { placesOf, streetKey } from '#functions/people/index/street.ts';
import { type Key, postings } from '#functions/platform/table/keys.ts';
import { isFormer } from '#shared/values/fact-state.ts';
import { type Dated, isCurrent, type Person } from '#shared/values/person.ts';

/**
 * Where a person's card is, whether what leads there is no longer theirs, as its sources say, and whether it is an office.
 * A phone, email or username has a `link`.
 */
export type Posting = { place: Key; isFormer: boolean; isOffice: boolean; link?: Link };

/**
 * The postings of a person other than names: each phone, email, username and address. Distinct, most useful first. A
 * phone, email or username that was corrected may be another person's now, and finds nobody; one that a source calls
 * former finds whose it was.
 */
export function postingsOf(person: Person): Posting[] {
  const id = person.person_id;
  const all: Posting[] = [];
  const add = (fact: Dated, place: Key, isOffice = false) => all.push({ place, isFormer: isFormer(fact), isOffice });
  const addLink = (fact: Contact, place: Key) =>
    all.push({ place, isFormer: isFormer(fact), isOffice: false, link: linkOf(fact) });
  for (const phone of person.phones.filter(isCurrent)) addLink(phone, postings.phone(phone.number, id));
  for (const email of person.emails.filter(isCurrent)) addLink(email, postings.email(email.email.toLowerCase(), id));
  for (const profile of person.social_profiles.filter(isCurrent))
    addLink(profile, postings.username(usernameKey(profile.username), id));
  for (const address of person.addresses) {
    if (!address.street) continue;
    const { house, street } = streetKey(address.street);
    if (street) {
      const isOffice = address.kind === 'office';
      for (const place of placesOf(address)) add(address, postings.address(place, street, house || '-', id), isOffice);
    }
  }
  return distinct(all);
}

/** Distinct places; keys in different partitions differ anyway. What still is the person's decides, then a home; of a username at two networks, the later sighting. */
function distinct(all: Posting[]): Posting[] {
  const partitions = new Set<string>();
  for (const { place } of all) partitions.add(place.pk);
  if (partitions.size === all.length) return all;
  const byPlace = new Map<string, Posting>();
  for (const posting of all) {
    const name = `${posting.place.pk}\n${posting.place.sk}`;
    const same = byPlace.get(name);
    if (!same || precedes(posting, same)) byPlace.set(name, posting);
  }
  return [...byPlace.values()];
}

const precedes = (a: Posting, b: Posting) =>
  a.isFormer === b.isFormer ? (b.isOffice && !a.isOffice) || isLater(a.link, b.link) : b.isFormer;

/** Normalises a username: no @, lower case. */
export const usernameKey = (name: string) => name.trim().replace(/^@/, '').toLowerCase();
