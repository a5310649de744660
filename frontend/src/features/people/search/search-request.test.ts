import { expect, test } from 'vitest';

import { toFields } from '#frontend/features/people/search/search-fields.ts';
import { toSearchRequest } from '#frontend/features/people/search/search-request.ts';
import { SearchRequest } from '#shared/validation/search.ts';

test('empty fields are not requested', () => {
  expect(toSearchRequest('name', { first_name: ' ', last_name: 'Okafor', state: '', age: ' ' })).toEqual({
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

test('an age becomes a range', () => {
  expect(toSearchRequest('name', { last_name: 'Okafor', age: 'about 45' })).toMatchObject({ age_from: 40, age_to: 50 });
});

test.each([
  ['name', { first_name: 'Tam', last_name: 'Okafor', state: 'MN', country: 'US' }],
  ['name', { last_name: 'Okafor', city: 'Duluth', country: 'US', age: '40–50' }],
  ['name', { last_name: 'Okafor', country: 'US', age: '60+' }],
  ['address', { search_query: '12 Moor Lane', postal_code: '55802', country: 'US' }],
  ['address', { search_query: '12 Moor Lane', city: 'Duluth', state: 'MN', country: 'US' }],
  ['address', { search_query: '10 Downing Street', postal_code: 'SW1A 2AA', country: 'GB' }],
  ['phone', { search_query: '030 555 0142', country: 'DE' }],
] as const)('a %s search converts back to its fields', (type, fields) => {
  expect(toFields(SearchRequest.parse(toSearchRequest(type, fields)))).toEqual(fields);
});
