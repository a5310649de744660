import { expect, test } from 'vitest';

import { changed, filtersOf, isFiltered } from '#frontend/features/people/search/filters.ts';

test('an address says what to narrow by', () => {
  expect(filtersOf(new URLSearchParams('state=MN&age_from=30&page=2'))).toEqual({ state: 'MN', age_from: 30, page: 2 });
});

test.each(['age_from=9', 'age_to=500', 'page=0', 'page=x', 'page=51', 'state=', 'else=1'])(
  '%s narrows nothing',
  (query) => {
    expect(filtersOf(new URLSearchParams(query))).toEqual({});
  },
);

test('a change begins at the first page, and keeps the rest', () => {
  expect(changed({ state: 'MN', page: 3 }, { city: 'Duluth' }).toString()).toBe('state=MN&city=Duluth');
  expect(changed({ state: 'MN', city: 'Duluth' }, { state: undefined, city: undefined }).toString()).toBe('');
  expect(changed({ state: 'MN' }, { page: 2 }).toString()).toBe('state=MN&page=2');
});

test('a page is no filter', () => {
  expect(isFiltered({ page: 2 })).toBe(false);
  expect(isFiltered({ state: 'MN' })).toBe(true);
});
