import { expect, test } from 'vitest';

import { inCapitals, queriedName } from '#frontend/features/people/search/query.ts';

test.each([
  ['hilary', 'en', 'Hilary'],
  ['mary-kate', 'en', 'Mary-Kate'],
  ["o'neil", 'en', "O'neil"],
  ['саша', 'ru', 'Саша'],
  ['ismail', 'tr', 'İsmail'],
  ['McCoy', 'en', 'McCoy'],
  ['花子', 'ja', '花子'],
])('%s is written %s: %s', (name, locale, written) => {
  expect(inCapitals(name, locale)).toBe(written);
});

test('a middle name is found by the first name that was asked for', () => {
  const search = { type: 'name', search_query: 'dave wong', search_id: 'sea_1' } as Parameters<typeof queriedName>[0];
  expect((['first', 'middle', 'last'] as const).map((part) => queriedName(search, part))).toEqual([
    'dave',
    'dave',
    'wong',
  ]);
});
