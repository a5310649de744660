import { crc32 } from 'node:zlib';

import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import type { NameEntry, Written } from '#functions/people/index/entry.ts';
import { ID_BYTES, packId, unpackId } from '#functions/people/index/packed-id.ts';
import type { Town } from '#shared/api/people.ts';

/**
 * A block of the name index in bytes. FROZEN as version 1:
 *
 *   1 version · 4 CRC-32 of what follows · 1 how its entries are split further (`split`) · people in all
 *   names     n, in order, then each: letters shared with the one before · bytes of the others × 2 + (a key follows),
 *             the others, [its key]
 *   middles   n, then each: a text
 *   regions   n, then each: state, country
 *   towns     n, then each: a city, empty for none · its region
 *   states    n, then each: a text · n, then each: state, people known there
 *   groups    n, then each: last, first (numbers of names), entries here × 2 + (more is known), bytes of its entries,
 *             if more is known entries elsewhere, states, then each: state, people
 *   entries   of one group after another, each: 17 id · 1 flags · 1 year from 1900 · [month] · [middle] · towns · 1 weight
 */
const CODEC = 1;
const HEADER = 6;
/** Years of birth that a byte holds; others are kept as the nearest. */
const YEAR_ZERO = 1880;

const HAS_YEAR = 1;
const HAS_MONTH = 2;
const HAS_MIDDLE = 4;
const IS_OTHER = 8;
const TOWNS = 16; // two bits

/** Entries of one spelling. In a summary `total` may be more than the entries that are here. */
export type Group = {
  last: Written;
  first: Written;
  total: number;
  /** In a summary, how many of them are known in each state: the rest of a list that is not here. */
  states: InState[];
  entries: NameEntry[];
};

/**
 * What a block holds. `split` is 0 where all entries are here, else into how many parts they went, as a power of two, or
 * `BY_FACET`; then `total` and `states` count all of them.
 */
export type Block = { split: number; total: number; states: InState[]; groups: Group[] };

/** How many people are known in a state. */
export type InState = { state: string; count: number };

/** People of one name, too many for a block, who are divided by state, by middle name and by decade of birth. */
export const BY_FACET = 255;

/** A block that is none, or is damaged. It is never guessed at. */
export class BadBlock extends Error {}

export function encodeBlock({ split, total, states: inAll, groups }: Block): Buffer {
  const names = new Numbered<Written>(({ shown, key }) => `${shown}\n${key}`);
  for (const name of groups.flatMap(({ last, first }) => [last, first]).sort(compareWritten)) names.of(name);
  const middles = new Numbered<string>(String);
  const towns = new Numbered<Town>(({ city, state, country }) => `${city ?? ''}\n${state ?? ''}\n${country}`);
  const states = new Numbered<string>(String);
  const id = Buffer.alloc(ID_BYTES);

  const body = new ByteWriter();
  const heads = groups.map(({ last, first, total, states: counts, entries }) => {
    const before = body.length;
    for (const entry of entries) {
      const { year, month, middle, towns: lived, isOther, weight } = entry;
      packId(entry.person_id, id);
      body.bytes(id);
      body.byte(
        (year === null ? 0 : HAS_YEAR) |
          (month === null ? 0 : HAS_MONTH) |
          (middle ? HAS_MIDDLE : 0) |
          (isOther ? IS_OTHER : 0) |
          (Math.min(3, lived.length) * TOWNS),
      );
      if (year !== null) body.byte(Math.min(255, Math.max(0, year - YEAR_ZERO)));
      if (month !== null) body.byte(month);
      if (middle) body.number(middles.of(middle));
      for (const town of lived.slice(0, 3)) body.number(towns.of(town));
      body.byte(weight);
    }
    return {
      last: names.of(last),
      first: names.of(first),
      total,
      counts,
      n: entries.length,
      size: body.length - before,
    };
  });
  const head = new ByteWriter();
  head.byte(split);
  head.number(total);
  const numbered = (counts: InState[]) => counts.map(({ state, count }) => [states.of(state), count] as const);
  const allRefs = numbered(inAll);
  const stateRefs = heads.map(({ counts }) => numbered(counts));
  const list = (counts: (readonly [number, number])[]) => {
    head.number(counts.length);
    for (const each of counts.flat()) head.number(each);
  };
  head.number(names.all.length);
  let before = '';
  for (const { shown, key } of names.all) {
    const shared = sharedBy(before, shown);
    const rest = Buffer.from(shown.slice(shared));
    const isPlain = keyOfPlain(shown) === key;
    head.number(shared);
    head.number(rest.length * 2 + (isPlain ? 0 : 1));
    head.bytes(rest);
    if (!isPlain) head.text(key);
    before = shown;
  }
  head.number(middles.all.length);
  for (const middle of middles.all) head.text(middle);
  const regions = new Numbered<Town>(({ state, country }) => `${state ?? ''}\n${country}`);
  const regionRefs = towns.all.map((town) => regions.of(town));
  head.number(regions.all.length);
  for (const { state, country } of regions.all) for (const each of [state, country]) head.text(each ?? '');
  head.number(towns.all.length);
  towns.all.forEach(({ city }, i) => {
    head.text(city ?? '');
    head.number(regionRefs[i]!);
  });
  head.number(states.all.length);
  for (const state of states.all) head.text(state);
  list(allRefs);
  head.number(heads.length);
  heads.forEach(({ last, first, total, n, size }, i) => {
    const hasMore = total > n || stateRefs[i]!.length > 0;
    for (const each of [last, first, n * 2 + (hasMore ? 1 : 0), size]) head.number(each);
    if (!hasMore) return;
    head.number(total - n);
    list(stateRefs[i]!);
  });
  const content = Buffer.concat([head.done(), body.done()]);
  const whole = Buffer.alloc(HEADER - 1 + content.length);
  whole[0] = CODEC;
  whole.writeUInt32LE(crc32(content), 1);
  content.copy(whole, HEADER - 1);
  return whole;
}

/** A group as it is read: its entries are unpacked when they are asked for, since most groups are somebody else’s. */
export type PackedGroup = Omit<Group, 'entries'> & { count: number; entries: () => NameEntry[] };
export type PackedBlock = Omit<Block, 'groups'> & { groups: PackedGroup[] };

/** The content of a block; `BadBlock` where the bytes are none, are damaged, or of another version. */
export function decodeBlock(bytes: Uint8Array): PackedBlock {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (block.length < HEADER) throw new BadBlock('A block of the name index is too short');
  if (block[0] !== CODEC) throw new BadBlock(`A block of the name index has version ${block[0]}, not ${CODEC}`);
  if (crc32(block.subarray(HEADER - 1)) !== block.readUInt32LE(1))
    throw new BadBlock('A block of the name index is damaged');
  try {
    return contentOf(block);
  } catch (cause) {
    throw new BadBlock('A block of the name index is damaged', { cause });
  }
}

function contentOf(block: Buffer): PackedBlock {
  const reader = new ByteReader(block, HEADER - 1);
  const split = reader.byte();
  const total = reader.number();
  let before = '';
  const names = times(reader.number(), (): Written => {
    const shared = reader.number();
    const size = reader.number();
    const from = reader.skip(Math.floor(size / 2));
    const shown = before.slice(0, shared) + block.toString('utf8', from, reader.at);
    before = shown;
    return { shown, key: size % 2 ? reader.text() : keyOfPlain(shown) };
  });
  const middles = new Lazy(reader, reader.number(), skipText, (reader) => reader.text());
  const regions = times(reader.number(), () => ({ state: reader.text() || null, country: reader.text() }));
  const towns = new Lazy(
    reader,
    reader.number(),
    (reader) => {
      skipText(reader);
      reader.number();
    },
    (reader): Town => {
      const city = reader.text() || null;
      return { city, ...at(regions, reader.number()) };
    },
  );
  const states = times(reader.number(), () => reader.text());
  const counts = (): InState[] =>
    times(reader.number(), () => ({ state: at(states, reader.number()), count: reader.number() }));
  const inAll = counts();
  const heads = times(reader.number(), () => {
    const [last, first] = [reader.number(), reader.number()];
    const here = reader.number();
    const count = Math.floor(here / 2);
    const size = reader.number();
    const more = here % 2 ? reader.number() : 0;
    return {
      last: at(names, last),
      first: at(names, first),
      count,
      total: count + more,
      size,
      states: here % 2 ? counts() : [],
    };
  });
  const groups = heads.map(({ size, ...head }): PackedGroup => {
    const from = reader.skip(size);
    const to = reader.at;
    const { last, first, count } = head;
    return { ...head, entries: () => entriesOf(new ByteReader(block, from, to), count, last, first, middles, towns) };
  });
  if (reader.at !== block.length) throw new RangeError('More bytes than a block says');
  return { split, total, states: inAll, groups };
}

const skipText = (reader: ByteReader) => void reader.skip(reader.number());

function entriesOf(
  reader: ByteReader,
  count: number,
  last: Written,
  first: Written,
  middles: Lazy<string>,
  towns: Lazy<Town>,
): NameEntry[] {
  return times(count, (): NameEntry => {
    const person_id = unpackId(reader.bytes, reader.skip(ID_BYTES));
    const flags = reader.byte();
    return {
      person_id,
      last,
      first,
      year: flags & HAS_YEAR ? YEAR_ZERO + reader.byte() : null,
      month: flags & HAS_MONTH ? reader.byte() : null,
      middle: flags & HAS_MIDDLE ? middles.at(reader.number()) : '',
      towns: times(Math.floor(flags / TOWNS) % 4, () => towns.at(reader.number())),
      isOther: (flags & IS_OTHER) > 0,
      weight: reader.byte(),
    };
  });
}

/** Things of which few are asked for: only where they begin is read at once. */
class Lazy<T> {
  readonly #bytes: Buffer;
  readonly #from: Uint32Array;
  readonly #read: (reader: ByteReader) => T;
  readonly #known: (T | undefined)[] = [];

  constructor(reader: ByteReader, count: number, skip: (reader: ByteReader) => void, read: (reader: ByteReader) => T) {
    if (count > reader.end - reader.at) throw new RangeError('Beyond the end of a block');
    this.#bytes = reader.bytes;
    this.#read = read;
    this.#from = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      this.#from[i] = reader.at;
      skip(reader);
    }
  }

  at(nth: number): T {
    if (nth >= this.#from.length) throw new RangeError('A block names what it does not hold');
    return (this.#known[nth] ??= this.#read(new ByteReader(this.#bytes, this.#from[nth])));
  }
}

const compareWritten = (a: Written, b: Written) =>
  a.shown < b.shown ? -1 : a.shown > b.shown ? 1 : a.key < b.key ? -1 : a.key > b.key ? 1 : 0;

/** How many letters two names begin with alike. Never half of a letter that takes two code units. */
function sharedBy(one: string, other: string): number {
  let n = 0;
  while (n < one.length && n < other.length && one.charCodeAt(n) === other.charCodeAt(n)) n++;
  return n && (other.charCodeAt(n - 1) & 0xfc00) === 0xd800 ? n - 1 : n;
}

/** The key of a name that is written in plain letters: it need not be kept. */
const keyOfPlain = (shown: string) => shown.toLowerCase();

/** Things with a number each, in the order in which they were first asked for. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #nameOf: (thing: T) => string;

  constructor(nameOf: (thing: T) => string) {
    this.#nameOf = nameOf;
  }

  of(thing: T): number {
    const name = this.#nameOf(thing);
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.all.push(thing) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }
}

const times = <T>(count: number, make: () => T): T[] => {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(make());
  return all;
};

function at<T>(list: T[], nth: number): T {
  if (nth >= list.length) throw new RangeError('A block names what it does not hold');
  return list[nth]!;
}
