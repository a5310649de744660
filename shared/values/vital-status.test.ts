import { expect, test } from 'vitest';

import { ageOf, isDead, vitalStatusOf } from '#shared/values/vital-status.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const life = (born: number | null, last_seen: string | null, died: number | null = null) => ({
  birth_date: born === null ? null : { year: born, month: 6 },
  death: died === null ? null : { year: died, month: 9 },
  last_seen,
});

test.for([
  ['a source says that they died', life(1924, '2026-10-01', 2012), 'deceased', 88],
  ['seen lately', life(1980, '2026-10-01'), 'living', 46],
  ['aged 103, and seen lately', life(1923, '2026-10-01'), 'living', 103],
  ['aged 50, and not seen for eight years', life(1976, '2018-10-01'), 'living', 50],
  ['aged 50, and not seen for eleven years', life(1976, '2015-10-01'), 'unknown', null],
  ['aged 50, and never seen', life(1976, null), 'unknown', null],
  ['aged 73, and not seen for eight years', life(1953, '2018-10-01'), 'unknown', null],
  ['aged 93, and not seen for seven years', life(1933, '2019-10-01'), 'unknown', null],
  ['born 104 years ago, and never seen', life(1922, null), 'unknown', null],
  ['born 105 years ago, and never seen', life(1921, null), 'presumed-deceased', null],
  ['born in 1809', life(1809, null), 'presumed-deceased', null],
  ['of no known age, and never seen', life(null, null), 'unknown', null],
] as const)('%s', ([, person, status, age]) => {
  expect(vitalStatusOf(person, NOW)).toBe(status);
  expect(ageOf(person, NOW)).toBe(age);
});

test.each([
  [1865, null, 'presumed-deceased'],
  [1916, null, 'presumed-deceased'],
  [1922, null, 'unknown'],
  [1865, '2026-10-01', 'living'],
  [2010, '2018-10-01', 'unknown'],
])('born by %i without a date of birth, last seen %s: %s', (born_by, last_seen, status) => {
  const person = { ...life(null, last_seen), born_by };
  expect(vitalStatusOf(person, NOW)).toBe(status);
  expect(ageOf(person, NOW)).toBeNull();
});

test('the age at death counts the last birthday, and is none before the birth', () => {
  const born = { year: 1950, month: 6 };
  const at = (year: number, month: number | null) =>
    ageOf({ birth_date: born, death: { year, month }, last_seen: null }, NOW);
  expect([at(2000, 6), at(2000, 5), at(2000, null), at(1949, 1)]).toEqual([50, 49, 49, null]);
});

test('both who died and who cannot live any more are dead', () => {
  expect((['deceased', 'presumed-deceased', 'unknown', 'living'] as const).map(isDead)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
