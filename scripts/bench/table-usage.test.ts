import { expect, test } from 'vitest';

import { bytesOf, queryUnits, readUnits, writeUnits } from '#scripts/bench/table-usage.ts';

const item = (bytes: number, more: object = {}) => ({ pk: 'a', sk: 'b', ...more, text: 'x'.repeat(bytes - 10) });

test('the size of an item counts names and values', () => {
  expect(bytesOf({ pk: 'é', n: 12, yes: true, no: null })).toBe(2 + 2 + (1 + 2) + (3 + 1) + (2 + 1));
  expect(bytesOf({ list: ['a', 'bc'], map: { k: 'v' } })).toBe(4 + 3 + (1 + 1 + 2 + 1) + 3 + 3 + (1 + 1 + 1));
  expect(bytesOf(item(1024))).toBe(1024);
});

test('a read costs a unit per started 4 KB, half if eventually consistent, and one for a missing item', () => {
  expect([readUnits(undefined, true), readUnits(item(4096), true), readUnits(item(4097), true)]).toEqual([1, 1, 2]);
  expect(readUnits(item(4097), false)).toBe(1);
  expect(queryUnits([item(3000), item(3000), item(3000)], false)).toBe(1.5);
});

test('a write costs a unit per started KB of the larger item, doubled in a transaction', () => {
  const changed = { before: item(2000), after: item(100) };
  expect([writeUnits(changed, false), writeUnits(changed, true)]).toEqual([2, 4]);
});

test('the index costs one more in place, and two for a move', () => {
  const at = (gsi1sk: string) => item(100, { gsi1pk: 'DUE', gsi1sk });
  expect(writeUnits({ before: at('1'), after: at('1') }, false)).toBe(2);
  expect(writeUnits({ before: at('1'), after: at('2') }, false)).toBe(3);
  expect(writeUnits({ before: at('1'), after: item(100) }, false)).toBe(2);
  expect(writeUnits({ before: item(100), after: item(100) }, false)).toBe(1);
});
