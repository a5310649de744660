import { expect, test } from 'vitest';

import { inCapitals } from '#frontend/features/people/search/query.ts';

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
