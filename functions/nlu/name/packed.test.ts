import { expect, test } from 'vitest';

import { featureWeights, packFeatureWeights } from '#functions/nlu/name/feature-weights.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { packWords, wordSet } from '#functions/nlu/name/word-set.ts';

const numbers = Array.from({ length: 2000 }, (_, at) => `word${at}`);

test('a packed set contains all its words and few others', () => {
  const set = wordSet(packWords(new Set(numbers)));
  expect(numbers.every((word) => set.has(word))).toBe(true);
  expect(numbers.filter((word) => set.has(`other ${word}`)).length).toBeLessThan(40);
  expect(wordSet(packWords(new Set())).has('word')).toBe(false);
});

test('packed weights equal the originals within one step', () => {
  const weights = new Map(numbers.map((name, at) => [name, (at - 1000) / 250]));
  const weightOf = featureWeights(packFeatureWeights(weights));
  const wrong = numbers.filter((name) => Math.abs(weightOf(name) - weights.get(name)!) > 0.021);
  expect(wrong.length).toBeLessThan(10);
});

test.each([
  ['en', 'thistlewood', 'cancelled'],
  ['ru', 'овчинников', 'перезвоните'],
  ['tr', 'şükriye', 'bekliyoruz'],
  ['pt', 'guimaraes', 'bloqueamos'],
] as const)('%s: %s looks more like a name than %s', (language, name, word) => {
  const { likeness } = vocabularyOf(language);
  expect(likeness(name)).toBeGreaterThan(likeness(word));
});
