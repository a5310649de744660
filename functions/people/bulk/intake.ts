import { ExternalSort } from '#functions/people/bulk/external-sort.ts';
import { quickPersonId } from '#functions/people/bulk/plain-facts.ts';
import { plainTelling } from '#functions/people/bulk/plain-record.ts';
import type { Place } from '#functions/people/import/import-records.ts';
import type { Telling } from '#functions/people/import/tell.ts';
import { digestOf, type Origin, parseRecord, sourceIdOf, toPerson, Unusable } from '#functions/people/import/to-person.ts'; // prettier-ignore
import type { PersonId } from '#shared/values/id.ts';

const PREFIX = 'per_';
/** Behind the text of a record: which origin, which file, which line. */
const TRAILER = 8;

/** A record as it comes back, all of one person one behind another, the same ones in the same order in every build. */
export type Taken = { person_id: PersonId; text: string; origin: Origin; place: Place };

/**
 * Takes the records of all sources and hands them back by person. What lies in between is the text of each record under
 * the id of its person, sorted.
 */
export class Intake implements Disposable {
  readonly #sort: ExternalSort;
  readonly #origins: Origin[] = [];
  readonly #files: string[] = [];

  constructor(folder: string, options?: ConstructorParameters<typeof ExternalSort>[1]) {
    this.#sort = new ExternalSort(folder, options);
  }

  /** Where the records that are taken from now on come from. */
  from(origin: Origin, file: string): void {
    if (this.#origins.at(-1) !== origin) this.#origins.push(origin);
    this.#files.push(file);
    if (this.#files.length > 65_535) throw new RangeError('A build takes at most 65,535 files.');
  }

  /** Takes the JSON of a record; `Unusable` where it is none, or cannot even be said to be of anybody. */
  take(json: Buffer, line: number): void {
    const origin = this.#origins.at(-1)!;
    const text = json.toString('latin1');
    const person_id = quickPersonId(origin.source, plainIdIn(text) ?? idIn(json.toString()));
    const at = this.#sort.reserve(LETTERS, json.length + TRAILER);
    const { arena } = this.#sort;
    arena.write(person_id.slice(PREFIX.length), at, LETTERS, 'latin1');
    json.copy(arena, at + LETTERS);
    const trailer = at + LETTERS + json.length;
    arena.writeUInt16LE(this.#origins.length - 1, trailer);
    arena.writeUInt16LE(this.#files.length - 1, trailer + 2);
    arena.writeUInt32LE(line, trailer + 4);
  }

  *byPerson(): Generator<Taken> {
    for (const { key, value } of this.#sort.sorted()) {
      const trailer = value.length - TRAILER;
      yield {
        person_id: (PREFIX + key.toString('latin1', 0, LETTERS)) as PersonId,
        text: value.toString('utf8', 0, trailer),
        origin: this.#origins[value.readUInt16LE(trailer)]!,
        place: { file: this.#files[value.readUInt16LE(trailer + 2)]!, line: value.readUInt32LE(trailer + 4) },
      };
    }
  }

  [Symbol.dispose](): void {
    this.#sort[Symbol.dispose]();
  }
}

const LETTERS = 26;

/**
 * The id of a record that begins with it, as nearly all do, without reading the rest. Only where nothing in the text
 * could be a second id or change how it is read.
 */
function plainIdIn(text: string): string | undefined {
  const found = /^\{ ?"id": ?(?:([1-9]\d{0,14}|0)|"([\w.:/-]{1,200})")[,}]/.exec(text);
  if (!found || text.includes('"id"', 4) || text.includes('\\')) return undefined;
  return found[1] ?? found[2];
}

/** The id that a record says or, where it says none, its content. */
function idIn(text: string): string {
  const raw = jsonOf(text);
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id);
  return sourceIdOf(parseRecord(raw));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unusable('is no JSON');
  }
}

/** What a record tells; `Unusable` where it tells nothing that can be kept. */
export function tellingOf({ text, origin, person_id }: Pick<Taken, 'text' | 'origin' | 'person_id'>): Telling {
  const raw = jsonOf(text);
  const plain = plainTelling(raw, origin, person_id);
  if (plain) return plain;
  const record = parseRecord(raw);
  return {
    person: toPerson(record, origin),
    key: `${origin.source}#${sourceIdOf(record)}`,
    digest: digestOf(record),
    asOf: origin.asOf,
  };
}
