import { beforeAll, expect, test } from 'vitest';

import { lifeYears, rowLife } from '#frontend/features/people/search/life-years.ts';
import { ageText } from '#frontend/lib/age-text.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('en'));

const born = { year: 1950, month: null };
const nothing = { age: null, birth_date: null, death: null, vital_status: 'unknown' as const };
const words = (more: Partial<Parameters<typeof lifeYears>[0]>) =>
  lifeYears({ ...nothing, ...more }, i18n.getFixedT('en', 'people', 'person'));

test('without an age, the years of a life; without any, that no record says whether it lasts', () => {
  expect(words({})).toBe('Not known if still living');
  expect(words({ birth_date: born })).toBe('Born 1950, not known if still living');
  expect(words({ birth_date: { ...born, year: 1809 }, vital_status: 'presumed-deceased' })).toBe(
    'Born 1809, presumed deceased',
  );
  expect(words({ vital_status: 'presumed-deceased' })).toBe('Presumed deceased');
  expect(words({ death: { ...born, year: 2019 }, vital_status: 'deceased' })).toBe('Died 2019');
  expect(words({ birth_date: born, death: { ...born, year: 2019 }, age: 68, vital_status: 'deceased' })).toBe(
    '1950–2019',
  );
  expect(words({ vital_status: 'living' })).toBeNull();
  expect(words({ birth_date: born, age: 76, vital_status: 'living' })).toBeNull();
});

test('a row says the year of birth alone of people who may still live; the rest as elsewhere', () => {
  const row = (more: Partial<Parameters<typeof lifeYears>[0]>) =>
    rowLife({ ...nothing, ...more }, i18n.getFixedT('en', 'people', 'person'));
  expect(row({ birth_date: born })).toBe('Born 1950');
  expect(row({})).toBe('Not known if still living');
  expect(row({ birth_date: born, vital_status: 'presumed-deceased' })).toBe('Born 1950, presumed deceased');
  expect(row({ birth_date: born, age: 76, vital_status: 'living' })).toBeNull();
});

test('a year of birth and an age that may be wrong are said to be', () => {
  const uncertain = { birth_date: born, is_birth_uncertain: true as const };
  expect(words(uncertain)).toBe('Born 1950?, not known if still living');
  expect(words({ ...uncertain, death: { ...born, year: 2019 } })).toBe('1950?–2019');
  const age = (more: { is_birth_uncertain?: true }) =>
    ageText({ age: 52, ...more }, i18n.getFixedT('en', 'people', 'person'), 'en');
  expect([age({}), age({ is_birth_uncertain: true })]).toEqual(['52', 'perhaps 52']);
});
