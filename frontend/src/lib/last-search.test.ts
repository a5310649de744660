import { expect, test } from 'vitest';

import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { newId } from '#shared/values/id.ts';

const search = {
  search_id: newId('search'),
  search_query: 'Tam Okafor',
  request: { type: 'name', first_name: 'Tam', last_name: 'Okafor', country: 'US' },
} as const;

test('stores the last search of a tab and its number of results', () => {
  expect(lastSearch()).toBeUndefined();
  rememberSearch(search);
  expect(lastSearch()).toEqual(search);
  rememberSearch({ ...search, total: 14 });
  expect(lastSearch()?.total).toBe(14);
});

test.each(['', '{', '{"search_id":"x"}', '[]'])('ignores an invalid search: %s', (stored) => {
  sessionStorage.setItem('last_search', stored);
  expect(lastSearch()).toBeUndefined();
});
