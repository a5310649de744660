import { expect, test } from 'vitest';

import type { Filters } from '#frontend/features/people/search/filters.ts';
import { hasAllResults, applyFilters } from '#frontend/features/people/search/apply-filters.ts';
import { searchResults, aPerson } from '#frontend/features/people/search/testing.ts';
import { newId } from '#shared/values/id.ts';

const town = (city: string, state: string) => ({ city, state, country: 'US' });
const ann = aPerson({ full_name: 'Ann', age: 41, lives_in: town('Duluth', 'MN'), lived_in: [town('Austin', 'TX')] });
const bo = aPerson({ full_name: 'Bo', age: 67, works_in: [town('Duluth', 'MN')] });
const cy = aPerson({ full_name: 'Cy', lives_in: town('Austin', 'MN') });
const search = searchResults(newId('search'), [ann, bo, cy]);
const names = (filters: Filters) => applyFilters(search, filters).results.data.map(({ full_name }) => full_name);

test('people match where they live, lived or work', () => {
  expect(names({})).toEqual(['Ann', 'Bo', 'Cy']);
  expect(names({ state: 'TX' })).toEqual(['Ann']);
  expect(names({ city: 'Duluth' })).toEqual(['Ann', 'Bo']);
  expect(names({ city: 'Reno' })).toEqual([]);
});

test('ages are inclusive, and people without an age match none', () => {
  expect(names({ age_from: 41, age_to: 67 })).toEqual(['Ann', 'Bo']);
  expect(names({ age_to: 41 })).toEqual(['Ann']);
});

test('a facet counts people who match the other filters', () => {
  const { facets, results } = applyFilters(search, { state: 'MN', city: 'Duluth', age_to: 50 });
  expect(results.total).toBe(1);
  expect(facets.states).toEqual([
    { value: 'MN', count: 1 },
    { value: 'TX', count: 1 },
  ]);
  expect(facets.cities).toEqual([
    { value: 'Austin', count: 1 },
    { value: 'Duluth', count: 1 },
  ]);
  expect(facets.ages).toEqual([
    { value: '40', count: 1 },
    { value: '60', count: 1 },
  ]);
});

test('each facet’s count is the number of results it gives', () => {
  for (const { value, count } of applyFilters(search, { age_from: 20 }).facets.states)
    expect(names({ age_from: 20, state: value })).toHaveLength(count);
});

test('all results are local if they fit on one page', () => {
  expect(hasAllResults(search)).toBe(true);
  expect(hasAllResults({ ...search, total: 21 })).toBe(false);
});
