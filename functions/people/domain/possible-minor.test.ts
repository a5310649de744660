import fc from 'fast-check';
import { expect, test } from 'vitest';

import { familyBirthOf, mayBeMinor, relativeMayBeMinor, withFamily } from '#functions/people/domain/possible-minor.ts';
import { personNamed, provenance } from '#functions/people/testing.ts';
import type { Birth } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { RelativeFact } from '#shared/values/person.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
type Relation = RelativeFact['relation'];

const kin = (relation: Relation, birth_date: Birth | null, person_id: PersonId | null = null): RelativeFact => ({
  ...provenance,
  relation,
  full_name: 'Some Relative',
  person_id,
  birth_date,
});
const birth = (year: number, month: number | null = 6): Birth => ({ year, month });
const unborn = (...family_members: RelativeFact[]) =>
  personNamed('Heather Smith', { birth_date: null, family_members });

test.each<[string, Relation, Birth | null, boolean]>([
  ['a parent of 34', 'parent', birth(1992), true],
  ['a parent of 35, from the month after the birthday on', 'parent', birth(1991, 10), false],
  ['a parent of 35 in the month of the birthday', 'parent', birth(1991, 11), true],
  ['a parent of whose birth only the year is known, the younger age counts', 'parent', birth(1991, null), true],
  ['a parent of 36 by the year', 'parent', birth(1990, null), false],
  ['a parent under 18', 'parent', birth(2010), true],
  ['a grandparent of 52', 'grandparent', birth(1974), true],
  ['a grandparent of 53', 'grandparent', birth(1973), false],
  ['a parent without a birth date', 'parent', null, false],
  ['a young spouse', 'spouse', birth(2000), false],
  ['a young child', 'child', birth(2020), false],
  ['a birth at the end of what dates may be', 'parent', birth(2200), true],
])('without a birth date and with %s', (_, relation, born, minor) => {
  expect(mayBeMinor(unborn(kin(relation, born)), NOW)).toBe(minor);
});

test('one young parent is enough', () => {
  expect(mayBeMinor(unborn(kin('parent', birth(1960)), kin('parent', birth(1993))), NOW)).toBe(true);
});

test('a birth date decides, whatever the family says', () => {
  const dated = (year: number, parent: number) =>
    mayBeMinor({ birth_date: birth(year), family_members: [kin('parent', birth(parent))] }, NOW);
  expect(dated(2005, 1992)).toBe(false);
  expect(dated(2012, 1960)).toBe(true);
});

test('a possible minor stops to be one, and none becomes one', () => {
  const years = fc.integer({ min: 1940, max: 2020 });
  fc.assert(
    fc.property(years, years, (parent, grandparent) => {
      const person = unborn(kin('parent', birth(parent)), kin('grandparent', birth(grandparent)));
      const states = Array.from({ length: 60 }, (_, n) => mayBeMinor(person, new Date(Date.UTC(2000 + n, 0, 2))));
      expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
      const { family_members, ...item } = { ...person, family_birth: familyBirthOf(person) ?? undefined };
      expect(mayBeMinor(item, NOW)).toBe(mayBeMinor(person, NOW));
    }),
  );
});

test.each<[Relation, number, boolean]>([
  ['child', 1992, true],
  ['child', 1980, false],
  ['grandchild', 1980, true],
  ['grandchild', 1960, false],
  ['sibling', 1992, false],
  ['spouse', 2000, false],
])('a %s without a birth date of a person born in %i may be a minor: %s', (relation, year, minor) => {
  const person = { birth_date: birth(year), family_members: [] };
  expect(relativeMayBeMinor(kin(relation, null), person, NOW)).toBe(minor);
  expect(relativeMayBeMinor(kin(relation, birth(1985)), person, NOW)).toBe(false);
});

test('a sibling without a birth date has the same parents', () => {
  const person = { birth_date: birth(2007), family_members: [kin('parent', birth(1993))] };
  expect(relativeMayBeMinor(kin('sibling', null), person, NOW)).toBe(true);
});

test('the records of relatives say what the own record does not', () => {
  const heather = unborn();
  const mother = personNamed('Mother Smith', { birth_date: { ...birth(1993), ...provenance } });
  const naming = (...family_members: RelativeFact[]) => ({ ...mother, family_members });
  expect(
    mayBeMinor(withFamily({ ...heather, family_members: [kin('parent', null, mother.person_id)] }, [mother]), NOW),
  ).toBe(true);
  expect(mayBeMinor(withFamily(heather, [naming(kin('child', null, heather.person_id))]), NOW)).toBe(true);
  expect(mayBeMinor(withFamily(heather, [naming(kin('sibling', birth(2014), heather.person_id))]), NOW)).toBe(true);
  expect(mayBeMinor(withFamily(heather, [naming(kin('child', null))]), NOW)).toBe(false);
  expect(mayBeMinor(withFamily(heather, [mother]), NOW)).toBe(false);
});
