import { createHash } from 'node:crypto';

import type { Tally } from '#functions/people/store.ts';
import type { Key } from '#functions/platform/table/keys.ts';

/** Maximum number of remembered postings: some hundred thousand people. */
const MAX_PLACES = 2_000_000;

/**
 * For an import that began with an empty index: the postings it has filled, so that empty ones need no query. Cleared
 * once the tallies count people that this import did not write.
 */
export class PlaceMemory {
  #places = new Set<number>();
  #isWhole = true;

  /** Called before each batch, with the tallies and the number of people this import has written. */
  check(tallies: Tally[], written: number): void {
    const people = tallies.reduce((sum, tally) => sum + tally.people, 0);
    if (people === written && this.#places.size < MAX_PLACES) return;
    this.#isWhole = false;
    this.#places.clear();
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  put(places: Key[]): void {
    if (this.#isWhole) for (const place of places) this.#places.add(hashOf(place));
  }

  /** Whether a person may be listed at this posting. */
  mayHold(place: Key): boolean {
    return !this.#isWhole || this.#places.has(hashOf(place));
  }
}

const hashOf = ({ pk, sk }: Key) => createHash('sha1').update(`${pk}\n${sk}`).digest().readUIntBE(0, 6);
