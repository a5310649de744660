import { type Taken, tellingOf } from '#functions/people/bulk/intake.ts';
import type { Place } from '#functions/people/import/import-records.ts';
import { after, fitting, type Telling } from '#functions/people/import/tell.ts';
import { Unusable } from '#functions/people/import/to-person.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import type { Person } from '#shared/values/person.ts';

/** What became of one record of a person. */
export type Told = { place: Place; outcome: 'imported' | 'merged' | 'unchanged' };

/** A person as their records tell of them, what was kept of each of these, and how many facts there was no room for. */
export type Gathered = { person: Person; records: Contents[]; outcomes: Told[]; leftOut: number };
/** Under which key, and with which content, a record told of a person. */
export type Contents = [key: string, contents: string];

/** What is merged at once before what is too much is left out, so that nobody grows without end. */
const AT_ONCE = 50;

/** The people of records that come in the order of their people. A bad record is refused and stops no other. */
export function* gathered(
  records: Iterable<Taken>,
  reject: (place: Place, reason: string) => void,
): Generator<Gathered> {
  let open: Merging | undefined;
  for (const record of records) {
    const telling = understood(record, reject);
    if (!telling) continue;
    if (open && open.person_id === record.person_id) {
      open.merge(telling, record.place);
      continue;
    }
    if (open) yield open.done();
    open = new Merging(telling, record.place);
  }
  if (open) yield open.done();
}

function understood(record: Taken, reject: (place: Place, reason: string) => void): Telling | undefined {
  try {
    return tellingOf(record);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    reject(record.place, error.message);
    return undefined;
  }
}

/** A person of whom more records may follow. */
class Merging {
  readonly person_id: string;
  /** What the first record told: most have no other, and need not be put together and taken apart again. */
  readonly #first: Person;
  readonly #told: Contents;
  /** What several of them told. */
  #stored: StoredPerson | undefined;
  readonly #outcomes: Told[];
  #leftOut = 0;

  constructor({ person, key, digest, asOf }: Telling, place: Place) {
    this.person_id = person.person_id;
    this.#first = person;
    this.#told = [key, `${digest}@${asOf}`];
    this.#outcomes = [{ place, outcome: 'imported' }];
  }

  merge(telling: Telling, place: Place): void {
    const was = this.#stored ?? { ...this.#first, records: Object.fromEntries([this.#told]) };
    const told = after(was, telling, false);
    this.#outcomes.push({ place, outcome: told ? 'merged' : 'unchanged' });
    if (!told) return;
    this.#stored = told;
    if (this.#outcomes.length % AT_ONCE === 0) this.#fit(told);
  }

  done(): Gathered {
    if (!this.#stored) return { person: this.#first, records: [this.#told], outcomes: this.#outcomes, leftOut: 0 };
    const { records, ...person } = this.#fit(this.#stored);
    return { person, records: Object.entries(records), outcomes: this.#outcomes, leftOut: this.#leftOut };
  }

  #fit(told: StoredPerson): StoredPerson {
    const { person, leftOut } = fitting(told);
    this.#leftOut += leftOut;
    return (this.#stored = person);
  }
}
