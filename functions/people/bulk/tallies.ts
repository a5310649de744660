import type { Placed } from '#functions/directory/entries.ts';
import type { StoredPerson, Tally } from '#functions/people/store.ts';
import { recordsIn } from '#functions/people/import/tell.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { factsOf, type Person } from '#shared/values/person.ts';

/** As the importer divides its work, unless told otherwise. */
const LANES = 4;

/** What the index holds, by source and lane, as the importer would have counted it. */
export class Tallies {
  readonly #now: Date;
  readonly #byLane = new Map<string, { lane: number; tally: Tally }>();

  constructor(now: Date) {
    this.#now = now;
  }

  add(stored: StoredPerson, person: Person): void {
    const [key = ''] = Object.keys(stored.records);
    const source = key.slice(0, key.indexOf('#'));
    const lane = person.person_id.charCodeAt(person.person_id.length - 1) % LANES;
    const name = `${source}#${lane}`;
    let found = this.#byLane.get(name);
    if (!found) {
      found = { lane, tally: { source, people: 0, facts: 0, records: 0, updated_at: this.#now.toISOString() } };
      this.#byLane.set(name, found);
    }
    found.tally.people++;
    found.tally.facts += factsOf(person).length;
    found.tally.records += recordsIn(stored);
  }

  items(): Placed<Tally>[] {
    const names = [...this.#byLane.keys()].sort();
    return names.map((name) => {
      const { lane, tally } = this.#byLane.get(name)!;
      return { key: keys.tally({ source: tally.source, lane }), item: tally };
    });
  }
}
