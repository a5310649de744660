import { expect, test } from 'vitest';

import { isPlaceAlone, partsOf } from '#frontend/features/people/search/parts.ts';
import type { AgeWords } from '#frontend/lib/use-age-words.ts';
import { toFields } from '#frontend/features/people/search/search-fields.ts';

const names = {
  cityName: (city: string) => city,
  stateName: ({ state }: { state: string | null }) => (state === 'WA' ? 'Washington' : (state ?? '')),
  countryName: (country: string) => country,
  townName: ({ city, state }: { city: string | null; state: string | null }) =>
    [city, state].filter(Boolean).join(', '),
};
const ageWords: AgeWords = ({ age_from, age_to }) =>
  (age_from ?? age_to) === undefined ? '' : `${age_from ?? '?'} to ${age_to ?? '?'}`;
const said = (...reading: Parameters<typeof partsOf>) =>
  partsOf(...reading).map(({ field, value }) => `${field} ${value}`);

test('a reading is said in its parts', () => {
  expect(
    said({ type: 'name', search_query: 'Maria Cantwell', city: 'Seattle', state: 'WA', age_from: 60 }, names, ageWords),
  ).toEqual(['name Maria Cantwell', 'city Seattle, WA', 'age 60 to ?']);
  expect(said({ type: 'name', search_query: 'Maria', state: 'WA' }, names, ageWords)).toEqual([
    'name Maria',
    'state Washington',
  ]);
  expect(said({ type: 'name', last_name: 'Okafor' }, names, ageWords)).toEqual(['last Okafor']);
  expect(said({ type: 'name', city: 'Seattle', state: 'WA' }, names, ageWords)).toEqual(['city Seattle, WA']);
  expect(said({ type: 'phone', search_query: '555 0142', country: 'DE' }, names, ageWords)).toEqual(['phone 555 0142']);
});

test('a state abroad is called as there', () => {
  const [part] = partsOf({ type: 'name', state: 'Istanbul', country: 'TR' }, names, ageWords);
  expect(part).toMatchObject({ field: 'state', kind: 'province', value: 'Istanbul' });
  expect(partsOf({ type: 'name', state: 'WA' }, names, ageWords)[0]).not.toHaveProperty('kind');
});

test.each([
  ['Maria Elaine Cantwell', { first_name: 'Maria Elaine', last_name: 'Cantwell' }],
  ['Cantwell, Maria', { first_name: 'Maria', last_name: 'Cantwell' }],
  ['佐藤 拓也', { first_name: '拓也', last_name: '佐藤' }],
  ['Петрова Мария', { first_name: 'Мария', last_name: 'Петрова' }],
  ['Мария Петрова', { first_name: 'Мария', last_name: 'Петрова' }],
  ['Cher', { first_name: '', last_name: 'Cher' }],
])('the form has %s in two', (search_query, fields) => {
  expect(toFields({ type: 'name', search_query, age_from: 40, age_to: 50 })).toEqual({ ...fields, age: '40–50' });
});

test('a place without a name is distinguished from a name in it', () => {
  expect(isPlaceAlone({ type: 'name', city: 'Seattle' })).toBe(true);
  expect(isPlaceAlone({ type: 'name', first_name: 'John', city: 'Seattle' })).toBe(false);
});

test('the form has the postal code of an address apart', () => {
  expect(toFields({ type: 'address', search_query: '12 Moor Lane, 55802', country: 'US' })).toEqual({
    search_query: '12 Moor Lane',
    postal_code: '55802',
    country: 'US',
  });
});
