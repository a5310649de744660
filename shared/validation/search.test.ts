import { expect, test } from 'vitest';

import { fieldKeys } from '#shared/validation/messages.ts';
import { SearchRequest } from '#shared/validation/search.ts';

test.each([
  [{ type: 'name' }, { search_query: ['search.empty'] }],
  [{ type: 'name', search_query: '   ' }, { search_query: ['search.empty'] }],
  [{ type: 'name', first_name: 'Maria' }, { last_name: ['search.last-name'] }],
  [{ type: 'name', search_query: '😀' }, { search_query: ['search.empty'] }],
  [{ type: 'name', first_name: 'Tam', last_name: '-' }, { last_name: ['search.last-name'] }],
  [{ type: 'name', last_name: 'Okafor', age_from: 60, age_to: 30 }, { age_to: ['invalid'] }],
  [{ type: 'phone', search_query: '12' }, { search_query: ['phone'] }],
  [{ type: 'email', search_query: 'nobody' }, { search_query: ['email'] }],
  [{ type: 'address', search_query: '12 Main St' }, { search_query: ['search.address'] }],
  [{ type: 'address', search_query: 'Main St', city: 'Everett' }, { search_query: ['search.address'] }],
])('rejects %j', (request, fields) => {
  const { error } = SearchRequest.safeParse(request);
  expect({ ...(error && fieldKeys(error)) }).toEqual(fields);
});

test.each([
  { type: 'name', last_name: 'Okafor' },
  { type: 'name', search_query: 'Tamsin Okafor' },
  { type: 'address', search_query: '12 Main St', city: 'Everett', state: 'WA' },
  { type: 'address', search_query: '12 Main St, 98201' },
])('accepts %j', (request) => {
  expect(SearchRequest.safeParse(request).success).toBe(true);
});

test('keeps no character that a reader cannot see', () => {
  const name = SearchRequest.parse({ type: 'name', last_name: 'Oka\u0000for\u202E', first_name: 'Tam\u0007sin' });
  expect(name).toMatchObject({ first_name: 'Tamsin', last_name: 'Okafor' });
  const phone = { type: 'phone', search_query: '\u202A(218) 555-0142\u202C' };
  expect(SearchRequest.parse(phone).search_query).toBe('(218) 555-0142');
});
