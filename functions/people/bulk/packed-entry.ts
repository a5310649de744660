import type { NameEntry, Written } from '#functions/people/index/entry.ts';
import type { Town } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';

const PREFIX = 'per_';
const LETTERS = 26;
const UNKNOWN = 0xffff;
/** Between the texts of one field, none of which may hold a control character. */
const BETWEEN = '\n';

let scratch = Buffer.allocUnsafe(1 << 12);

/**
 * An entry of the name index as it lies in the sort: its person, their year and month of birth, how well known they are,
 * then texts, each behind its length: the name, further names, and each town. Good until the next one is packed.
 */
export function packedEntry({
  person_id,
  last,
  first,
  middle,
  year,
  month,
  towns,
  isOther,
  weight,
}: NameEntry): Buffer {
  let at = scratch.write(person_id.slice(PREFIX.length), 0, LETTERS, 'latin1');
  at = scratch.writeUInt16LE(year ?? UNKNOWN, at);
  scratch[at++] = month ?? 0;
  scratch[at++] = weight;
  scratch[at++] = isOther ? 1 : 0;
  at = put(last.shown + BETWEEN + last.key + BETWEEN + first.shown + BETWEEN + first.key, at);
  at = put(middle, at);
  for (const { city, state, country } of towns)
    at = put((city ?? '') + BETWEEN + (state ?? '') + BETWEEN + country, at);
  return scratch.subarray(0, at);
}

function put(text: string, at: number): number {
  const most = at + 2 + text.length * 3;
  if (most > scratch.length) {
    const larger = Buffer.allocUnsafe(most * 2);
    scratch.copy(larger, 0, 0, at);
    scratch = larger;
  }
  const size = scratch.write(text, at + 2);
  scratch.writeUInt16LE(size, at);
  return at + 2 + size;
}

type Name = { last: Written; first: Written };

/** Reads entries of one code. Names and towns that are the same are one object: they have many people. */
export class PackedEntries {
  readonly #names = new Map<string, Name>();
  readonly #towns = new Map<string, Town>();

  read(packed: Buffer): NameEntry {
    let at = LETTERS + 5;
    const text = () => {
      const from = at + 2;
      at = from + packed.readUInt16LE(at);
      return from === at ? '' : packed.toString('utf8', from, at);
    };
    const { last, first } = this.#name(text());
    const middle = text();
    const towns: Town[] = [];
    while (at < packed.length) towns.push(this.#town(text()));
    const year = packed.readUInt16LE(LETTERS);
    return {
      person_id: (PREFIX + packed.toString('latin1', 0, LETTERS)) as PersonId,
      last,
      first,
      middle,
      year: year === UNKNOWN ? null : year,
      month: packed[LETTERS + 2]! || null,
      towns,
      isOther: packed[LETTERS + 4] === 1,
      weight: packed[LETTERS + 3]!,
    };
  }

  #name(text: string): Name {
    let name = this.#names.get(text);
    if (!name) {
      const [last = '', lastKey = '', first = '', firstKey = ''] = text.split(BETWEEN);
      name = { last: { shown: last, key: lastKey }, first: { shown: first, key: firstKey } };
      this.#names.set(text, name);
    }
    return name;
  }

  #town(text: string): Town {
    let town = this.#towns.get(text);
    if (!town) {
      const [city, state, country = ''] = text.split(BETWEEN);
      town = { city: city || null, state: state || null, country };
      this.#towns.set(text, town);
    }
    return town;
  }
}
