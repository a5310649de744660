import type { Placed } from '#functions/people/directory/entries.ts';
import type { Contents } from '#functions/people/bulk/people.ts';
import type { Tally } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** Lanes keep writers apart, and here is one: what counts is the sum of them. */
const LANE = 0;

/** What the index holds of each source. */
export class Tallies {
  readonly #now: Date;
  readonly #bySource = new Map<string, Tally>();

  constructor(now: Date) {
    this.#now = now;
  }

  add(person: Person, records: Contents[]): void {
    const [key = ''] = records[0] ?? [];
    const source = key.slice(0, key.indexOf('#'));
    let tally = this.#bySource.get(source);
    if (!tally) {
      tally = { source, people: 0, facts: 0, records: 0, updated_at: this.#now.toISOString() };
      this.#bySource.set(source, tally);
    }
    tally.people++;
    tally.facts += factsIn(person);
    for (const [, contents] of records) tally.records += contents.split(' ').length;
  }

  items(): Placed<Tally>[] {
    const sources = [...this.#bySource.keys()].sort();
    return sources.map((source) => ({ key: keys.tally({ source, lane: LANE }), item: this.#bySource.get(source)! }));
  }
}

/** How many facts `factsOf` would list. */
function factsIn(person: Person): number {
  let sum = 0;
  for (const name in person) {
    const facts = person[name as keyof Person];
    if (Array.isArray(facts)) sum += facts.length;
    else if (typeof facts === 'object' && facts !== null) sum++;
  }
  return sum;
}
