import { LineSort } from '#functions/people/bulk/line-sort.ts';
import type { InputLocation } from '#functions/people/import/import-records.ts';
import { admission } from '#functions/people/import/admission.ts';
import { unnotifiedRegions } from '#functions/people/listed-regions.ts';
import { applyRecord, fitToItem, type SourceRecord } from '#functions/people/import/source-record.ts';
import { type Origin, parseRecord, sourceRecordOf, InvalidRecord } from '#functions/people/import/to-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';

/** A parsed record and its position in the input. */
type PlacedRecord = { sourceRecord: SourceRecord; place: InputLocation };

/** A person merged from all of their records, the outcome of each record, and the number of facts dropped for size. */
export type MergedPerson = { person: StoredPerson; outcomes: RecordOutcome[]; leftOut: number };
type RecordOutcome = { place: InputLocation; outcome: 'imported' | 'merged' | 'unchanged' };

/** Records merged before the size limit is applied, so that memory stays bounded. */
const AT_ONCE = 50;

/** Groups the records of all sources by person, in the same order in every build. */
export class PeopleSort implements AsyncDisposable {
  readonly #sort: LineSort;
  /** A table that is built at once has no notices: residents whose country requires one are not in it. */
  readonly #admitted = admission(unnotifiedRegions());

  constructor(folder: string, options?: ConstructorParameters<typeof LineSort>[1]) {
    this.#sort = new LineSort(folder, options);
  }

  /** Adds a record as JSON. @throws InvalidRecord */
  add(json: Buffer, origin: Origin, place: InputLocation): void {
    const found = sourceRecordOf(parseRecord(parseJson(json)), origin);
    const sourceRecord = { ...found, person: this.#admitted(found.person) };
    this.#sort.add(
      `${sourceRecord.person.person_id}\t${JSON.stringify({ sourceRecord, place } satisfies PlacedRecord)}`,
    );
  }

  drained = () => this.#sort.drained();

  /** All people, in chunks. */
  async *people(): AsyncGenerator<MergedPerson[]> {
    let records: PlacedRecord[] = [];
    for await (const lines of this.#sort.sorted()) {
      const whole: MergedPerson[] = [];
      for (const line of lines) {
        const record = JSON.parse(line.slice(line.indexOf('\t') + 1)) as PlacedRecord;
        if (records[0] && records[0].sourceRecord.person.person_id !== record.sourceRecord.person.person_id) {
          whole.push(mergeRecords(records));
          records = [];
        }
        records.push(record);
      }
      yield whole;
    }
    if (records.length) yield [mergeRecords(records)];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#sort[Symbol.asyncDispose]();
  }
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new InvalidRecord('is no JSON');
  }
}

function mergeRecords(records: PlacedRecord[]): MergedPerson {
  let person: StoredPerson | undefined;
  let leftOut = 0;
  const outcomes = records.map(({ sourceRecord, place }, i): RecordOutcome => {
    const next = applyRecord(person, sourceRecord, false);
    const outcome = !next ? 'unchanged' : person ? 'merged' : 'imported';
    person = next ?? person;
    if ((i + 1) % AT_ONCE === 0 || i === records.length - 1) {
      const fits = fitToItem(person!);
      person = fits.person;
      leftOut += fits.leftOut;
    }
    return { place, outcome };
  });
  return { person: person!, outcomes, leftOut };
}
