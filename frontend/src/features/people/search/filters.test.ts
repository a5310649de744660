import { expect, test } from 'vitest';

import {
  countryOfState,
  filterCount,
  filterQuery,
  isFiltered,
  parseFilters,
  toggled,
} from '#frontend/features/people/search/filters.ts';

test('filters are read from the address', () => {
  expect(
    parseFilters(
      new URLSearchParams('country=US&state=MN&state=GA&city=A,%20B&residence=former&age_from=30&sort=age&page=2'),
    ),
  ).toEqual({
    country: ['US'],
    state: ['MN', 'GA'],
    city: ['A, B'],
    residence: 'former',
    age_from: 30,
    sort: 'age',
    page: 2,
  });
});

test.each([
  'age_from=9',
  'age_to=500',
  'page=0',
  'page=x',
  'page=51',
  'state=',
  'country=us',
  'residence=x',
  'sort=best',
  'sort=x',
  'else=1',
])('%s is no filter', (query) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual({});
});

test('no more values than the server takes', () => {
  const states = Array.from({ length: 40 }, (_, i) => `state=${i}`).join('&');
  expect(parseFilters(new URLSearchParams(`${states}&state=1`)).state).toHaveLength(10);
});

test('a change returns to the first page, and keeps the rest', () => {
  const query = (...change: Parameters<typeof filterQuery>) => filterQuery(...change).toString();
  expect(query({ state: ['MN'], page: 3 }, { city: ['Duluth'] })).toBe('state=MN&city=Duluth');
  expect(query({ state: ['MN'], sort: 'age' }, { state: ['MN', 'GA'] })).toBe('state=MN&state=GA&sort=age');
  expect(query({ state: ['MN'], city: ['Duluth'] }, { state: undefined, city: undefined })).toBe('');
  expect(query({ state: ['MN'] }, { page: 2 })).toBe('state=MN&page=2');
  expect(query({ sort: 'age' }, { sort: 'best' })).toBe('');
});

test('a value is chosen, and taken back', () => {
  expect(toggled(undefined, 'MN')).toEqual(['MN']);
  expect(toggled(['MN', 'GA'], 'MN')).toEqual(['GA']);
});

test('a page and an order are no filters', () => {
  expect(isFiltered({ page: 2, sort: 'age' })).toBe(false);
  expect(filterCount({ state: ['MN', 'GA'], residence: 'current', age_from: 30, age_to: 40 })).toBe(4);
});

test('a state that nobody is left in keeps its name', () => {
  expect(countryOfState('MO', [])).toBe('US');
  expect(countryOfState('Fukuoka', [{ value: 'Fukuoka', country: 'JP' }])).toBe('JP');
});
