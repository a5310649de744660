import { crc32 } from 'node:zlib';

import {
  BadBlock,
  type InState,
  type PackedBlock,
  type PackedGroup,
  CODEC,
  HEADER,
  YEAR_ZERO,
  HAS_YEAR,
  HAS_MONTH,
  HAS_MIDDLE,
  IS_OTHER,
  TOWNS,
  keyOfPlain,
} from '#functions/people/index/block.ts';
import { ByteReader } from '#functions/people/index/bytes.ts';
import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';
import { unpackId, ID_BYTES } from '#functions/people/index/packed-id.ts';
import type { Town } from '#shared/api/people/teaser.ts';

/** Decodes a block. @throws BadBlock for damaged bytes or another version */
export function decodeBlock(bytes: Uint8Array): PackedBlock {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (block.length < HEADER) throw new BadBlock('A block of the name index is too short');
  if (block[0] !== CODEC) throw new BadBlock(`A block of the name index has version ${block[0]}, not ${CODEC}`);
  if (crc32(block.subarray(HEADER)) !== block.readUInt32LE(1))
    throw new BadBlock('A block of the name index is damaged');
  try {
    return contentOf(block);
  } catch (cause) {
    throw new BadBlock('A block of the name index is damaged', { cause });
  }
}

function contentOf(block: Buffer): PackedBlock {
  const reader = new ByteReader(block, HEADER);
  const split = reader.byte();
  const total = reader.number();
  let before = '';
  const names = times(reader.number(), (): NameSpelling => {
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
  return { split, total, states: inAll, groups, middles: () => middles.all() };
}

const skipText = (reader: ByteReader) => void reader.skip(reader.number());

function entriesOf(
  reader: ByteReader,
  count: number,
  last: NameSpelling,
  first: NameSpelling,
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

/** A list that decodes its elements on access; only their offsets are read at first. */
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

  all(): T[] {
    return Array.from(this.#from, (_, nth) => this.at(nth));
  }

  at(nth: number): T {
    if (nth >= this.#from.length) throw new RangeError('A block names what it does not hold');
    return (this.#known[nth] ??= this.#read(new ByteReader(this.#bytes, this.#from[nth])));
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
