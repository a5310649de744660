import { LineSort } from '#functions/people/bulk/line-sort.ts';
import type { Place } from '#functions/people/import/import-records.ts';
import { after, fitting, type Telling } from '#functions/people/import/tell.ts';
import { type Origin, parseRecord, tellingOf, Unusable } from '#functions/people/import/to-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';

/** What one record says of a person, and where the record stands. */
type PlacedTelling = { telling: Telling; place: Place };

/** A person as all of their records describe them, what became of each record, and how many facts had no room. */
export type MergedPerson = { person: StoredPerson; outcomes: RecordOutcome[]; leftOut: number };
export type RecordOutcome = { place: Place; outcome: 'imported' | 'merged' | 'unchanged' };

/** Records that are merged before what is too much is left out, so that nobody grows without end. */
const AT_ONCE = 50;

/** Takes the records of all sources and hands them back by person: the same ones in the same order in every build. */
export class PeopleSort implements AsyncDisposable {
  readonly #sort: LineSort;

  constructor(folder: string, options?: ConstructorParameters<typeof LineSort>[1]) {
    this.#sort = new LineSort(folder, options);
  }

  /** Takes the JSON of a record; `Unusable` where it describes nobody. */
  add(json: Buffer, origin: Origin, place: Place): void {
    const telling = tellingOf(parseRecord(parsed(json)), origin);
    this.#sort.add(`${telling.person.person_id}\t${JSON.stringify({ telling, place } satisfies PlacedTelling)}`);
  }

  drained = () => this.#sort.drained();

  /** Every person, many at a time. */
  async *people(): AsyncGenerator<MergedPerson[]> {
    let records: PlacedTelling[] = [];
    for await (const lines of this.#sort.sorted()) {
      const whole: MergedPerson[] = [];
      for (const line of lines) {
        const record = JSON.parse(line.slice(line.indexOf('\t') + 1)) as PlacedTelling;
        if (records[0] && records[0].telling.person.person_id !== record.telling.person.person_id) {
          whole.push(merged(records));
          records = [];
        }
        records.push(record);
      }
      yield whole;
    }
    if (records.length) yield [merged(records)];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#sort[Symbol.asyncDispose]();
  }
}

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new Unusable('is no JSON');
  }
}

function merged(records: PlacedTelling[]): MergedPerson {
  let person: StoredPerson | undefined;
  let leftOut = 0;
  const outcomes = records.map(({ telling, place }, i): RecordOutcome => {
    const next = after(person, telling, false);
    const outcome = !next ? 'unchanged' : person ? 'merged' : 'imported';
    person = next ?? person;
    if ((i + 1) % AT_ONCE === 0 || i === records.length - 1) {
      const fits = fitting(person!);
      person = fits.person;
      leftOut += fits.leftOut;
    }
    return { place, outcome };
  });
  return { person: person!, outcomes, leftOut };
}
