import { expect, test } from 'vitest';

import { hasHome, livesAt } from '#functions/people/lives-at.ts';
import { livingIn, personNamed } from '#functions/people/testing.ts';

const at = (...streets: (string | null)[]) =>
  personNamed('Maj Holm', { addresses: streets.map((street) => livingIn('Duluth', 'MN', street)) });

test.each([
  ['12 Lake Avenue', '12 Lake Ave'],
  ['12 Lake Ave', ' 12  lake AVENUE '],
  ['12 Lake Ave Apt 4', '12 Lake Ave'],
  ['12 Lake Ave', '12 Lake Ave #4'],
  ['12 Lake Ave', '12 Lake Avenue, Duluth, MN 55802'],
  ['12 rue de la Paix', '12, rue de la Paix'],
  ['Lindenstraße 7b', 'lindenstrasse 7B'],
  ['418 North Cedar Hollow Road', '418 N Cedar Hollow Rd'],
])('%j is %j', (street, typed) => {
  expect(livesAt(at('1 Elm St', street), typed)).toBe(true);
});

test.each(['12', 'Lake Ave', '13 Lake Ave', '12 Lane Ave', '12 Lake', '', ','])('12 Lake Ave is not %j', (typed) => {
  expect(livesAt(at('12 Lake Ave'), typed)).toBe(false);
});

test('a street without a number, an office and a record without a street prove nothing', () => {
  const office = { ...livingIn('Duluth', 'MN', '12 Lake Ave'), kind: 'office' as const };
  for (const person of [at('Lake Ave'), at(null), at(), personNamed('Maj Holm', { addresses: [office] })]) {
    expect(hasHome(person)).toBe(false);
    expect(livesAt(person, '12 Lake Ave')).toBe(false);
    expect(livesAt(person, 'Lake Ave')).toBe(false);
  }
  expect(hasHome(at('12 Lake Ave'))).toBe(true);
});
