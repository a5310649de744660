import { expect, test } from 'vitest';

import { toFields, toSearchRequest } from '#frontend/features/people/search/search-request.ts';
import { SearchRequest } from '#shared/validation/search.ts';

test('empty fields are not requested', () => {
  expect(toSearchRequest('name', { first_name: ' ', last_name: 'Okafor', state: '' })).toEqual({
    type: 'name',
    last_name: 'Okafor',
  });
});

test('an address with a postal code needs no city', () => {
  const request = SearchRequest.safeParse(
    toSearchRequest('address', { search_query: '12 Moor Lane', postal_code: '55802' }),
  );
  expect(request.data?.search_query).toBe('12 Moor Lane, 55802');
});

test.each([
  ['name', { first_name: 'Tam', last_name: 'Okafor', state: 'MN', country: 'US' }],
  ['address', { search_query: '12 Moor Lane', postal_code: '55802', country: 'US' }],
  ['address', { search_query: '12 Moor Lane', city: 'Duluth', state: 'MN', country: 'US' }],
  ['phone', { search_query: '030 555 0142', country: 'DE' }],
] as const)('a %s search converts back to its fields', (type, fields) => {
  expect(toFields(SearchRequest.parse(toSearchRequest(type, fields)))).toEqual(fields);
});
