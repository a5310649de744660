import type { Placed } from '#functions/directory/entries.ts';
import { recordsIn } from '#functions/people/import/tell.ts';
import type { StoredPerson, Tally } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { factsOf, type Person } from '#shared/values/person.ts';

/** Lanes keep writers apart, and here is one: what counts is the sum of them. */
const LANE = 0;

/** What the index holds of each source. */
export class Tallies {
  readonly #now: Date;
  readonly #bySource = new Map<string, Tally>();

  constructor(now: Date) {
    this.#now = now;
  }

  add(stored: StoredPerson, person: Person): void {
    const [key = ''] = Object.keys(stored.records);
    const source = key.slice(0, key.indexOf('#'));
    let tally = this.#bySource.get(source);
    if (!tally) {
      tally = { source, people: 0, facts: 0, records: 0, updated_at: this.#now.toISOString() };
      this.#bySource.set(source, tally);
    }
    tally.people++;
    tally.facts += factsOf(person).length;
    tally.records += recordsIn(stored);
  }

  items(): Placed<Tally>[] {
    const sources = [...this.#bySource.keys()].sort();
    return sources.map((source) => ({ key: keys.tally({ source, lane: LANE }), item: this.#bySource.get(source)! }));
  }
}
