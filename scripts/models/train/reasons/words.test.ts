import { expect, test } from 'vitest';

import { concepts } from '#functions/nlu/reason/concepts/concepts.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
import { foldedWords } from '#scripts/models/train/reasons/words.ts';
import { languages } from '#shared/values/language.ts';

test.each(languages)('%s has words for every concept', (language) => {
  const lines = foldedWords(language).split('\n');
  expect(lines).toHaveLength(concepts.length);
  expect(lines.filter((line) => !line)).toEqual([]);
});

test.each(languages)('%s: the packed words match the sources', (language) => {
  const missed = foldedWords(language)
    .split('\n')
    .flatMap((line, at) =>
      line.split('|').map((phrase) => ({ phrase: phrase.replace('=', ''), concept: concepts[at]! })),
    )
    .filter(({ phrase, concept }) => !conceptsAt(conceptWords(phrase, language), language).flat().includes(concept));
  expect(missed).toEqual([]);
});
