import { expect, test } from 'vitest';

import { searchReadyText } from '#functions/people/text-message.ts';
import { languages } from '#shared/values/language.ts';

/** The part of the GSM 03.38 alphabet that texts and links use. */
const gsm = /^[\w\s:./,?!=&%+\-éèùìòàÉÑñÜüÖöÄä]*$/;
const link = (language: string) => `https://ca.test/${language}/search/srch_${'0'.repeat(26)}`;

test.each(languages)('the text in %s fits one SMS segment with its link', (language) => {
  for (const people of [0, 1, 12, 128]) {
    const text = searchReadyText(language, people, link(language));
    expect(text.length, text).toBeLessThanOrEqual(gsm.test(text) ? 160 : 70);
  }
});

test.each(['en', 'fr', 'tr', 'pt', 'es'] as const)('the text in %s names the product', (language) => {
  expect(searchReadyText(language, 12, link(language))).toMatch(/^Calluna: .*12/);
});
