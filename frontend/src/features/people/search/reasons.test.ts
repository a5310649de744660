import { expect, test } from 'vitest';

import { inOrder } from '#frontend/features/people/search/reasons.ts';
import { reason } from '#frontend/features/people/search/testing.ts';

const first = reason('exact', { part: 'first' });
const last = reason('exact', { part: 'last' });
const nickname = reason('nickname', { part: 'first', stored: 'William' });

test('what is unlike comes before what is exact', () => {
  expect(inOrder([last, nickname, reason('age')])).toEqual([nickname, last, reason('age')]);
});

test('a name that is exact throughout says so once', () => {
  const told = inOrder([first, reason('exact', { part: 'middle' }), last, reason('lives-there')]);
  expect(told).toEqual([reason('exact'), reason('lives-there')]);
});

test('of a name that is exact in part, that part is said', () => {
  expect(inOrder([first])).toEqual([first]);
  expect(inOrder([])).toEqual([]);
});
