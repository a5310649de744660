import { expect, test } from 'vitest';

import { isSameSearch } from '#frontend/features/people/search/same-search.ts';

const phone = (search_query: string, country = 'US') => ({ type: 'phone' as const, search_query, country });
const name = (search_query: string) => ({ type: 'name' as const, search_query, country: 'US' });

test('a number is the same however it is written', () => {
  expect(isSameSearch(phone('+7 912 345-67-89'), phone('8 (912) 345-67-89', 'RU'))).toBe(true);
  expect(isSameSearch(phone('+7 912 345-67-89'), phone('+7 912 345-67-80'))).toBe(false);
  expect(isSameSearch(phone('(218) 555-0142'), name('(218) 555-0142'))).toBe(false);
});

test('other requests are the same by all fields', () => {
  expect(isSameSearch(name('Ann Lee'), { country: 'US', search_query: 'Ann Lee', type: 'name' })).toBe(true);
  expect(isSameSearch(name('Ann Lee'), { ...name('Ann Lee'), country: 'FR' })).toBe(false);
});
