import { expect, test } from 'vitest';

import {
  countFacets,
  type Filterable,
  matches,
  type ResultFilter,
  type Sort,
  sortPeople,
} from '#shared/values/result-filter.ts';

const town = (city: string, state: string, country = 'US') => ({ city, state, country });
const aPerson = (full_name: string, known: Partial<Filterable>): Filterable => ({
  full_name,
  age: null,
  last_seen: null,
  lives: [],
  lived: [],
  works: [],
  ...known,
});
const ann = aPerson('Ann', {
  age: 41,
  lives: [town('Duluth', 'MN')],
  lived: [town('Austin', 'TX')],
  last_seen: '2026-01-01',
});
const bo = aPerson('Bo', { age: 67, works: [town('Duluth', 'MN')], last_seen: '2026-03-01' });
const cy = aPerson('Cy', { lives: [town('Austin', 'MN')], lived: [town('Atlanta', 'GA')] });
const di = aPerson('Di', { age: 30, lives: [town('Fukuoka', 'Fukuoka', 'JP')] });
const all = [ann, bo, cy, di];
const names = (filter: ResultFilter) =>
  all.filter((person) => matches(person, filter)).map(({ full_name }) => full_name);

test.each<[ResultFilter, string[]]>([
  [{}, ['Ann', 'Bo', 'Cy', 'Di']],
  [{ state: [] }, ['Ann', 'Bo', 'Cy', 'Di']],
  [{ state: ['TX'] }, ['Ann']],
  [{ state: ['TX', 'GA'] }, ['Ann', 'Cy']],
  [{ state: ['MN'], city: ['Austin'] }, ['Cy']],
  [{ country: ['JP', 'GB'] }, ['Di']],
  [{ state: ['MN'], residence: 'current' }, ['Ann', 'Cy']],
  [{ state: ['TX', 'MN'], residence: 'former' }, ['Ann']],
  [{ city: ['Reno'] }, []],
  [{ age_from: 41, age_to: 67 }, ['Ann', 'Bo']],
  [{ age_to: 41 }, ['Ann', 'Di']],
])('%j is met by %j', (filter, people) => {
  expect(names(filter)).toEqual(people);
});

test('each count is the number of people that the choice would show', () => {
  const filter: ResultFilter = { age_from: 20 };
  const { countries, states, cities, residences } = countFacets(all, filter);
  for (const { value, count } of countries) expect(names({ ...filter, country: [value] })).toHaveLength(count);
  for (const { value, count } of states) expect(names({ ...filter, state: [value] })).toHaveLength(count);
  for (const { value, count } of cities) expect(names({ ...filter, city: [value] })).toHaveLength(count);
  for (const { value, count } of residences)
    expect(names({ ...filter, residence: value as 'current' })).toHaveLength(count);
});

test('a city chosen leaves the counts of states and of other cities', () => {
  const { states, cities, ages } = countFacets(all, { state: ['MN'], city: ['Duluth'] });
  expect(states).toEqual([
    { value: 'MN', count: 3, country: 'US' },
    { value: 'Fukuoka', count: 1, country: 'JP' },
    { value: 'GA', count: 1, country: 'US' },
    { value: 'TX', count: 1, country: 'US' },
  ]);
  expect(cities).toEqual([
    { value: 'Duluth', count: 2 },
    { value: 'Austin', count: 1 },
  ]);
  expect(ages).toEqual([
    { value: '40', count: 1 },
    { value: '60', count: 1 },
  ]);
});

test.each<[Sort, string[]]>([
  ['best', ['Ann', 'Bo', 'Cy', 'Di']],
  ['recent', ['Bo', 'Ann', 'Cy', 'Di']],
  ['age', ['Di', 'Ann', 'Bo', 'Cy']],
  ['name', ['Ann', 'Bo', 'Cy', 'Di']],
])('sorted by %s', (sort, people) => {
  expect(sortPeople(all, sort, (person) => person, 'en').map(({ full_name }) => full_name)).toEqual(people);
});

test('by age, those of unknown age come by their year of birth, and the undated last', () => {
  const ages = [
    aPerson('Undated', { age: null }),
    aPerson('Of 1789', { age: null, born: 1789 }),
    aPerson('Old', { age: 90 }),
    aPerson('Of 1904', { age: null, born: 1904 }),
    aPerson('Undated too', { age: null }),
    aPerson('Young', { age: 20 }),
  ];
  const sorted = sortPeople(ages, 'age', (person) => person, 'en').map(({ full_name }) => full_name);
  expect(sorted).toEqual(['Young', 'Old', 'Of 1904', 'Of 1789', 'Undated', 'Undated too']);
});

test('names are in the order of the last name and of the reader’s language', () => {
  const sorted = (names: string[], language: 'en' | 'tr') =>
    sortPeople(
      names.map((name) => aPerson(name, {})),
      'name',
      (person) => person,
      language,
    ).map(({ full_name }) => full_name);
  expect(sorted(['James Vernon Smith', 'James Smith, Jr.', 'James Strudwick Smith', 'Zoe Abel'], 'en')).toEqual([
    'Zoe Abel',
    'James Smith, Jr.',
    'James Strudwick Smith',
    'James Vernon Smith',
  ]);
  expect(sorted(['Ali Çelik', 'Ali Cuma', 'Ali Demir'], 'tr')).toEqual(['Ali Cuma', 'Ali Çelik', 'Ali Demir']);
});
