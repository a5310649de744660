import { directoryEntriesOf } from '#functions/people/directory/entries.ts';
import { type Card, cardOf } from '#functions/people/domain/card.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** Of one person’s places in the index these many, so that all that changes of them fits one transaction. */
const MOST_POSTINGS = 60;

/**
 * What the table holds of a person beside the profile and their share of the name index: whoever writes people, one by
 * one or a whole table at once, writes this.
 */
export type Derived = {
  /** What lies at each of their places, and, without its names, in their teaser. */
  card: Card;
  /** Their places in the index, the most useful first, and how many there was no room for. */
  places: Key[];
  missing: number;
  /** Where they stand in the directory. */
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
