import { expect, test } from 'vitest';

import { checked } from '#frontend/features/people/search/start-search.ts';

test.each([
  ['555-0142', 'US', true],
  ['(612) 555-0142', 'US', false],
  ['555-0142', 'GB', false],
  ['', 'US', false],
])('a US number without its area code is asked for it: %s in %s', (search_query, country, isAsked) => {
  expect('area_code' in checked('phone', { search_query, country }).errors).toBe(isAsked);
});

test('other searches are not asked for an area code', () => {
  expect(checked('email', { search_query: '555-0142' }).errors).toEqual({ search_query: ['email'] });
});
