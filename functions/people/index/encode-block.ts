import { crc32 } from 'node:zlib';

import {
  type Block,
  type InState,
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
import { ByteWriter } from '#functions/people/index/bytes.ts';
import type { NameSpelling } from '#functions/people/index/entry.ts';
import { ID_BYTES, packId } from '#functions/people/index/packed-id.ts';
import type { Town } from '#shared/api/people/teaser.ts';

/** Encodes a block; deterministic. */
export function encodeBlock({ split, total, states: inAll, groups }: Block): Buffer {
  const names = new NumberedValues<NameSpelling>(({ shown, key }) => `${shown}\n${key}`);
  for (const name of groups.flatMap(({ last, first }) => [last, first]).sort(compareWritten)) names.of(name);
  const middles = new NumberedValues<string>(String);
  const towns = new NumberedValues<Town>(({ city, state, country }) => `${city ?? ''}\n${state ?? ''}\n${country}`);
  const states = new NumberedValues<string>(String);
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
  const regions = new NumberedValues<Town>(({ state, country }) => `${state ?? ''}\n${country}`);
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
  const whole = Buffer.alloc(HEADER + content.length);
  whole[0] = CODEC;
  whole.writeUInt32LE(crc32(content), 1);
  content.copy(whole, HEADER);
  return whole;
}

const compareWritten = (a: NameSpelling, b: NameSpelling) =>
  a.shown < b.shown ? -1 : a.shown > b.shown ? 1 : a.key < b.key ? -1 : a.key > b.key ? 1 : 0;

/** The length of the common prefix; never splits a surrogate pair. */
function sharedBy(one: string, other: string): number {
  let n = 0;
  while (n < one.length && n < other.length && one.charCodeAt(n) === other.charCodeAt(n)) n++;
  return n && (other.charCodeAt(n - 1) & 0xfc00) === 0xd800 ? n - 1 : n;
}

/** Numbers distinct values in order of first use. */
class NumberedValues<T> {
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
