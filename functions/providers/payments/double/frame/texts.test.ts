import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { faultWords } from '#functions/providers/payments/double/frame/fault-texts.ts';
import { words } from '#functions/providers/payments/double/frame/texts.ts';
import { languages } from '#shared/values/language.ts';

test.each(languages)('in %s the frame words errors like every other form', async (language) => {
  const form = new URL(`../../../../../frontend/src/i18n/${language}/validation.json`, import.meta.url);
  const phrases = Object.values(JSON.parse(await readFile(form, 'utf8')) as Record<string, string>);
  for (const [fault, said] of Object.entries(faultWords[language])) expect(phrases, fault).toContain(said);
});

test('every language has its own texts, complete', () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
    const { bank: _, ...said } = words[language];
    for (const [name, word] of Object.entries(said))
      expect(word, `${language} ${name}`).not.toBe(words.en[name as 'title']);
  }
});
