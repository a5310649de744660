import { expect, test } from 'vitest';

import { fieldsOf, requestOf } from '#frontend/features/people/search/search-request.ts';
import { SearchRequest } from '#shared/validation/search.ts';

test('empty fields ask for nothing', () => {
  expect(requestOf('name', { first_name: ' ', last_name: 'Okafor', state: '' })).toEqual({
    type: 'name',
    last_name: 'Okafor',
  });
});

test('an address with its postal code needs no town', () => {
  const request = SearchRequest.safeParse(requestOf('address', { search_query: '12 Moor Lane', postal_code: '55802' }));
  expect(request.data?.search_query).toBe('12 Moor Lane, 55802');
});

test.each([
  ['name', { first_name: 'Tam', last_name: 'Okafor', state: 'MN', country: 'US' }],
  ['address', { search_query: '12 Moor Lane', postal_code: '55802', country: 'US' }],
  ['address', { search_query: '12 Moor Lane', city: 'Duluth', state: 'MN', country: 'US' }],
  ['phone', { search_query: '030 555 0142', country: 'DE' }],
] as const)('a search by %s can be changed: its fields come back', (type, fields) => {
  expect(fieldsOf(SearchRequest.parse(requestOf(type, fields)))).toEqual(fields);
});
