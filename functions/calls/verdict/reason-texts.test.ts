import { expect, test } from 'vitest';

import { reasonCodes } from '#functions/nlu/spam/reason-codes.ts';
import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';
import { languages } from '#shared/values/language.ts';

test.each(languages)('%s words each reason in its own way, short enough for a line', (language) => {
  const words = reasonCodes.map((code) => reasonWords(code, language)!);
  expect(new Set(words).size).toBe(reasonCodes.length);
  expect(Math.max(...words.map((text) => text.length))).toBeLessThanOrEqual(60);
});

test('an unknown code has no text', () => {
  expect(reasonWords('constructor', 'en')).toBeUndefined();
});
