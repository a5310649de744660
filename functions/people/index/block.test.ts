import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { BadBlock, type Block, BY_FACET, type Group } from '#functions/people/index/block.ts';
import { decodeBlock } from '#functions/people/index/decode-block.ts';
import { encodeBlock } from '#functions/people/index/encode-block.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import { personId } from '#functions/people/testing.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const written = fc.record({ shown: text, key: fc.oneof(text, fc.constant('')) });
const town = fc.record({
  city: fc.option(text),
  state: fc.option(text),
  country: fc.constantFrom('US', 'JP', 'TR'),
});
const entryOf = (last: NameEntry['last'], first: NameEntry['first']) =>
  fc.record({
    person_id: fc.string().map(personId),
    last: fc.constant(last),
    first: fc.constant(first),
    middle: fc.oneof(fc.constant(''), text),
    year: fc.option(fc.integer({ min: 1880, max: 2020 })),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    towns: fc.array(town, { maxLength: 3 }),
    isOther: fc.boolean(),
    weight: fc.integer({ min: 0, max: 255 }),
  });
const states = fc.array(fc.record({ state: text, count: fc.nat(1_000_000) }), { maxLength: 3 });
const group: fc.Arbitrary<Group> = fc.tuple(written, written).chain(([last, first]) =>
  fc.array(entryOf(last, first), { maxLength: 5 }).chain((entries) =>
    fc.record({
      last: fc.constant(last),
      first: fc.constant(first),
      total: fc.nat(4_000_000_000 - 10).map((more) => (more % 3 ? entries.length : entries.length + more)),
      states,
      entries: fc.constant(entries),
    }),
  ),
);
const block: fc.Arbitrary<Block> = fc.record({
  split: fc.constantFrom(0, 3, BY_FACET),
  total: fc.nat(),
  states,
  groups: fc.array(group, { maxLength: 6 }),
});

const unpacked = (bytes: Uint8Array): Block => {
  const { split, total, states, groups } = decodeBlock(bytes);
  return {
    split,
    total,
    states,
    groups: groups.map(({ last, first, total, states, entries }) => ({
      last,
      first,
      total,
      states,
      entries: entries(),
    })),
  };
};

test('decodes an encoded block to itself', () => {
  fc.assert(
    fc.property(block, (each) => {
      expect(unpacked(encodeBlock(each))).toEqual(each);
    }),
  );
});

test('a decoded block lists the middle names of its entries, each once', () => {
  fc.assert(
    fc.property(block, (each) => {
      const own = each.groups.flatMap(({ entries }) => entries.flatMap(({ middle }) => middle || []));
      expect(decodeBlock(encodeBlock(each)).middles().toSorted()).toEqual([...new Set(own)].sort());
    }),
  );
});

test('encodes a block deterministically', () => {
  fc.assert(
    fc.property(block, (each) => {
      expect(encodeBlock(each).equals(encodeBlock(structuredClone(each)))).toBe(true);
    }),
  );
});

test('rejects a damaged or truncated block', () => {
  fc.assert(
    fc.property(block, fc.nat(), fc.integer({ min: 1, max: 255 }), (each, at, by) => {
      const bytes = encodeBlock(each);
      const damaged = Buffer.from(bytes);
      damaged[at % bytes.length]! ^= by;
      expect(() => decodeBlock(damaged)).toThrow(BadBlock);
      expect(() => decodeBlock(bytes.subarray(0, at % bytes.length))).toThrow(BadBlock);
    }),
  );
});

test('decodes the frozen format', () => {
  const bytes = Buffer.from(FROZEN, 'base64');
  const decoded = unpacked(bytes);
  expect(decoded.groups.map(({ last, first, total }) => `${first.shown} ${last.key} ${total}`)).toEqual([
    'José garcia 2',
    'Ana garcia 1',
  ]);
  expect(decoded.groups[0]!.entries[0]).toMatchObject({
    year: 1980,
    month: 5,
    middle: 'luis',
    towns: [{ city: 'Duluth', state: 'MN', country: 'US' }],
  });
  expect(encodeBlock(decoded).equals(bytes)).toBe(true);
});

const FROZEN =
  'AZFS4vgAAwMABkFuYQAPR2FyY8OtYQZnYXJjaWEAC0pvc8OpBGpvc2UBBGx1aXMBAk1OAlVTAQZEdWx1dGgAAAACAQIELQEAAhaQkD21Aaa8EY1xele8tevpgBdkBQAAByCWW7V+OsGgDm47kY53M9xAE2QFAAfwoQxQ++b8jbhFkEA9l8+9gBNkBQAH';
