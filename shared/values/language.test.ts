import { expect, test } from 'vitest';

import { directionOf, languages, preferredLanguage } from '#shared/values/language.ts';

test('only Arabic is written from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

test.each([
  ['fr', ['de-DE'], 'fr'],
  [null, ['pt-BR', 'en'], 'pt'],
  [null, ['de-DE', 'JA'], 'ja'],
  ['xx', ['de'], 'en'],
  [null, [], 'en'],
])('stored %s, asked for %j: %s', (stored, accepted, language) => {
  expect(preferredLanguage(stored, accepted)).toBe(language);
});
