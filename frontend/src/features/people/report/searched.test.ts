import { expect, test } from 'vitest';

import { searchedFacts } from '#frontend/features/people/report/searched.ts';
import { tamsin } from '#frontend/features/people/report/testing.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

const found = (type: SearchRequest['type'], search_query: string, more: Partial<SearchRequest> = {}) =>
  [...searchedFacts(tamsin, { type, search_query, country: 'US', ...more })].map(([id]) => id);

test.each(['(218) 555-0142', '+12185550142', '1.218.555.0142'])('the number %s', (query) => {
  expect(found('phone', query)).toEqual([tamsin.phones[0]!.fact_id]);
});

test('an email address in any case, a username with or without @', () => {
  expect(found('email', 'Tamsin.Okafor@Example.com')).toEqual([tamsin.emails[0]!.fact_id]);
  expect(found('username', '@TOkafor')).toEqual([tamsin.social_profiles[0]!.fact_id]);
});

test.each([
  ['418 Cedar Hollow Road, Duluth, MN', {}, 1],
  ['418 cedar hollow', { city: 'Duluth', state: 'MN' }, 1],
  ['418 Cedar Hollow Rd, Madison, WI', {}, 0],
  ['41 Cedar Hollow Rd, Duluth, MN', {}, 0],
  ['418 Elm St, Duluth, MN', {}, 0],
])('the address %s', (query, more, count) => {
  expect(found('address', query, more)).toHaveLength(count);
});

test('a name marks nothing, nor does no search', () => {
  expect(searchedFacts(tamsin, undefined).size).toBe(0);
  expect(found('name', 'Tamsin Okafor')).toEqual([]);
});
