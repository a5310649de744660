import { expect, test } from 'vitest';

import { applyFilters, hasAllResults } from '#frontend/features/people/search/apply-filters.ts';
import { aPerson, searchResults } from '#frontend/features/people/search/testing.ts';
import { newId } from '#shared/values/id.ts';

const town = (city: string, state: string) => ({ city, state, country: 'US' });
const ann = aPerson({ full_name: 'Ann', age: 41, lives_in: town('Duluth', 'MN'), lived_in: [town('Austin', 'TX')] });
const bo = aPerson({ full_name: 'Bo', age: 67, works_in: [town('Duluth', 'MN')] });
const search = searchResults(newId('search'), [bo, ann]);

test('results are filtered, counted and sorted as by the server', () => {
  const { results, facets } = applyFilters(search, { state: ['MN', 'TX'], residence: 'former', sort: 'name' }, 'en');
  expect(results.data).toEqual([ann]);
  expect(results.total).toBe(1);
  expect(facets.states).toEqual([{ value: 'TX', count: 1, country: 'US' }]);
  expect(applyFilters(search, { sort: 'age' }, 'en').results.data).toEqual([ann, bo]);
});

test('all results are local if they fit on one page', () => {
  expect(hasAllResults(search)).toBe(true);
  expect(hasAllResults({ ...search, total: 21 })).toBe(false);
});
