import { createHash } from 'node:crypto';

import type { Tally } from '#functions/people/store.ts';
import type { Key } from '#functions/platform/table/keys.ts';

/** More places than this are not kept in memory: some hundred thousand people. */
const MOST_PLACES = 2_000_000;

/**
 * What an import that began with an empty index knows without looking: at which places it has put nobody. It is forgotten
 * as soon as the tallies of the index tell of anybody whom it did not write itself.
 */
export class PlaceMemory {
  #places = new Set<number>();
  #isWhole = true;

  /** Asked before each batch, with what the index holds and how many people this import has put there. */
  check(tallies: Tally[], written: number): void {
    const people = tallies.reduce((sum, tally) => sum + tally.people, 0);
    if (people === written && this.#places.size < MOST_PLACES) return;
    this.#isWhole = false;
    this.#places.clear();
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  put(places: Key[]): void {
    if (this.#isWhole) for (const place of places) this.#places.add(hashOf(place));
  }

  /** Whether somebody may be found at this place. */
  mayHold(place: Key): boolean {
    return !this.#isWhole || this.#places.has(hashOf(place));
  }
}

const hashOf = ({ pk, sk }: Key) => createHash('sha1').update(`${pk}\n${sk}`).digest().readUIntBE(0, 6);
