import { expect, test } from 'vitest';

import { filterQuery, parseFilters, isFiltered } from '#frontend/features/people/search/filters.ts';

test('filters are read from the address', () => {
  expect(parseFilters(new URLSearchParams('state=MN&age_from=30&page=2'))).toEqual({
    state: 'MN',
    age_from: 30,
    page: 2,
  });
});

test.each(['age_from=9', 'age_to=500', 'page=0', 'page=x', 'page=51', 'state=', 'else=1'])(
  '%s is no filter',
  (query) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual({});
  },
);

test('a change returns to the first page, and keeps the rest', () => {
  expect(filterQuery({ state: 'MN', page: 3 }, { city: 'Duluth' }).toString()).toBe('state=MN&city=Duluth');
  expect(filterQuery({ state: 'MN', city: 'Duluth' }, { state: undefined, city: undefined }).toString()).toBe('');
  expect(filterQuery({ state: 'MN' }, { page: 2 }).toString()).toBe('state=MN&page=2');
});

test('a page is not a filter', () => {
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ state: 'MN' })).toBe(true);
});
