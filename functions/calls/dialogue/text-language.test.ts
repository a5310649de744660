import { expect, test } from 'vitest';

import { languageOfText } from '#functions/calls/dialogue/text-language.ts';

test.each([
  ['Back at noon', 'en', 'fr', 'en'],
  ['سأعود ظهرًا', 'en', 'ar', 'ar'],
  ['Back at noon', 'ja', 'en', 'en'],
  ['昼に戻ります', 'en', 'en', 'ja'],
  ['12:30', 'ru', 'en', 'ru'],
  ['Back at noon', 'ru', 'ar', 'en'],
] as const)('“%s” in a call in %s to an owner of %s is read as %s', (text, ofCall, ofOwner, expected) => {
  expect(languageOfText(text, ofCall, ofOwner)).toBe(expected);
});
