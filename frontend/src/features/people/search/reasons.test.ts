import { expect, test } from 'vitest';

import { formerOf, sortReasons } from '#frontend/features/people/search/reasons.ts';
import { reason } from '#frontend/features/people/search/testing.ts';

const first = reason('exact', { part: 'first' });
const last = reason('exact', { part: 'last' });
const nickname = reason('nickname', { part: 'first', stored: 'William' });

test('differences come before exact matches', () => {
  expect(sortReasons([last, nickname, reason('age')])).toEqual([nickname, last, reason('age')]);
});

test('a fully exact name is one reason', () => {
  const sorted = sortReasons([first, reason('exact', { part: 'middle' }), last, reason('lives-there')]);
  expect(sorted).toEqual([reason('exact'), reason('lives-there')]);
});

test('of a partly exact name, the exact part is a reason', () => {
  expect(sortReasons([first])).toEqual([first]);
  expect(sortReasons([])).toEqual([]);
});

test('an exact name is no reason beside that its parts are swapped', () => {
  expect(sortReasons([last, first, reason('swapped')])).toEqual([reason('swapped')]);
  expect(sortReasons([last, reason('swapped')])).toEqual([reason('swapped'), last]);
});

test('that a number was theirs before follows the number', () => {
  expect(sortReasons([reason('phone'), reason('former')])).toEqual([reason('phone'), reason('former')]);
  const maybe = reason('maybe-former', { year: 2009 });
  expect(sortReasons([maybe, reason('email')])).toEqual([reason('email'), maybe]);
  expect([formerOf([reason('phone'), reason('former')]), formerOf([reason('email')])]).toEqual(['phone', 'email']);
});
