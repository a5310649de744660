import { directoryEntriesOf } from '#functions/people/directory/entries.ts';
import { type Card, cardOf } from '#functions/people/domain/card.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** Maximum number of postings per person, so that a change of all of them fits into one transaction. */
const MOST_POSTINGS = 60;

/** All items of a person beside the profile and the name index. Both the importer and the bulk build write these. */
export type Derived = {
  /** The item at each posting and, without its names, of the teaser. */
  card: Card;
  /** The keys of the postings, most useful first, and how many did not fit. */
  places: Key[];
  missing: number;
  /** The directory entries. */
  listings: ReturnType<typeof directoryEntriesOf>;
};

export function derivedFrom(person: Person, now: Date): Derived {
  const places = postingsOf(person);
  return {
    card: cardOf(person, now),
    places: places.slice(0, MOST_POSTINGS),
    missing: Math.max(0, places.length - MOST_POSTINGS),
    listings: directoryEntriesOf(person, now),
  };
}
