import { expect, test } from 'vitest';

import { ageOn, Birth, isAdult } from '#shared/values/day.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('a date of birth has no day', () => {
  expect(Birth.safeParse({ year: 1985, month: 3 }).success).toBe(true);
  expect(Birth.safeParse({ year: 1985, month: 3, day: 14 }).success).toBe(false);
});

test.each([
  [{ year: 1985, month: 3 }, 41],
  [{ year: 1985, month: 11 }, 41],
  [{ year: 1985, month: 12 }, 40],
  [{ year: 1985, month: null }, 40],
  [{ year: 1745, month: 4 }, null],
  [{ year: 2030, month: 1 }, null],
])('born %o one is %s', (birth, age) => {
  expect(ageOn(now, birth)).toBe(age);
});

test.each([
  [{ year: 2008, month: 10 }, true],
  [{ year: 2008, month: 11 }, false],
  [{ year: 2008, month: 12 }, false],
  [{ year: 2008, month: null }, false],
  [{ year: 2007, month: null }, true],
  [{ year: 1745, month: 4 }, true],
  [null, true],
])('born %o one may be shown: %s', (birth, adult) => {
  expect(isAdult(now, birth)).toBe(adult);
});
