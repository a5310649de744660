import { expect, test } from 'vitest';

import { countryFilter } from '#frontend/features/people/search/search-request.ts';

test('a country without a town or state filters the results of a name', () => {
  expect(countryFilter({ type: 'name', country: 'JP', city: ' ' })).toBe('JP');
  expect(countryFilter({ type: 'name', country: '' })).toBeUndefined();
  expect(countryFilter({ type: 'name', country: 'US', state: 'OH' })).toBeUndefined();
  expect(countryFilter({ type: 'name', country: 'JP', city: 'Osaka' })).toBeUndefined();
  expect(countryFilter({ type: 'phone', country: 'JP' })).toBeUndefined();
});
