import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold } from '#functions/names/fold.ts';
import { queryForms } from '#functions/names/query-forms.ts';
import { romanise } from '#functions/names/romanise.ts';

test.each([
  ['a Ukrainian name without a Ukrainian letter', 'Гройсман', 'hroysman'],
  ['a Ukrainian name as abroad', 'Григорій', 'grigorii'],
  ['the English j', 'Джордж', 'jorj'],
  ['the English w', 'Вашингтон', 'washington'],
  ['the article as it sounds', 'السبسي', 'essbsi'],
  ['a colloquial g', 'كروج', 'grouj'],
  ['v for و', 'وثوقی', 'vosouqi'],
  ['-ngton', 'واشنطن', 'washngtn'],
])('%s: %s may be written %s', (_, native, latin) => {
  expect(queryForms(fold(native))).toContain(latin);
});

test('begins with what the index stores, and leaves Latin words alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абгджийоуцюьієавمحدوقكال佐藤カン'), maxLength: 12 }), (text) => {
      const word = fold(text).replaceAll(' ', '');
      const stored = romanise(word);
      expect(queryForms(word).slice(0, stored.length)).toEqual(stored);
      expect(queryForms(word).length).toBeLessThanOrEqual(10);
    }),
  );
  expect(queryForms('okafor')).toEqual(['okafor']);
});
