import { expect, test } from 'vitest';

import { checkPromises, countSentences, inEvidence } from '#scripts/promises/check.ts';
import { titlesIn } from '#scripts/promises/test-titles.ts';

test('every sentence of the policy and the terms is shown by a test, or promises nothing', () => {
  const { sentences, promises, faults } = checkPromises();
  expect(faults).toEqual([]);
  expect(sentences).toBeGreaterThan(90);
  expect(promises).toBeGreaterThan(sentences / 2);
});

const here = 'scripts/promises/check.test.ts';

test.each([
  ['no evidence', {}, 'privacy.short.made has no evidence'],
  ['no test', { 'short.made': [] }, 'privacy.short.made promises something, and no test shows it'],
  [
    'a test that is gone',
    { 'short.made': [`${here}: a title that no test has`] },
    `privacy.short.made cites a test that does not exist: ${here}: a title that no test has`,
  ],
  [
    'a file that is gone',
    { 'short.made': ['functions/gone.test.ts: works'] },
    'privacy.short.made cites a test that does not exist: functions/gone.test.ts: works',
  ],
  [
    'a sentence that is gone',
    { 'short.made': 'law', 'short.gone': 'law' },
    'privacy.short.gone is no sentence of the text',
  ],
] as const)('a sentence with %s is a fault', (_, evidence, fault) => {
  expect(inEvidence('privacy', ['short.made'], evidence)).toEqual([fault]);
});

test('a test that exists is evidence, and a skipped one is not', () => {
  const cited = `${here}: a test that exists is evidence, and a skipped one is not`;
  expect(inEvidence('privacy', ['short.made'], { 'short.made': [cited] })).toEqual([]);
  expect(titlesIn(`test('a', () => {}); test.each([[1]])('b %i', () => {});`)).toEqual(['a', 'b %i']);
  expect(titlesIn(`test.${'skip'}('c', () => {}); test.${'todo'}('d', x);`)).toEqual([]);
});

test('two sentences under one id are counted, in each script', () => {
  expect(countSentences('One. Two.', 'en')).toBe(2);
  expect(countSentences('削除します。保存しません。', 'ja')).toBe(2);
  expect(countSentences('يُحذف النص. ولا يُحفظ.', 'ar')).toBe(2);
  expect(countSentences('Kept for 7, 30 or 90 days, as the owner chooses.', 'en')).toBe(1);
});
