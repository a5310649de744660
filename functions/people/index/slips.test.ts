import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Slips } from '#functions/people/index/slips.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** All words at edit distance 1, built one by one. */
function wordsNear(word: string): Set<string> {
  const words = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [start, end] = [word.slice(0, i), word.slice(i + 1)];
    for (const letter of LETTERS) words.add(start + letter + word.slice(i));
    if (i === word.length) continue;
    words.add(start + end);
    for (const letter of LETTERS) words.add(start + letter + end);
    if (end) words.add(start + end[0] + word[i] + end.slice(1));
  }
  words.delete(word);
  return words;
}

const name = fc.string({ unit: fc.constantFrom(...'aehnost'), minLength: 1, maxLength: 5 });

test('finds each name that is one letter away', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 200 }), name, (names, word) => {
      const near = wordsNear(word);
      const found = new Set(new Slips(names).near(word));
      expect(names.filter((each) => near.has(each) && !found.has(each))).toEqual([]);
    }),
  );
});

test('builds few words that are no names', () => {
  const words = new Slips(Array.from({ length: 50_000 }, (_, i) => `name${i}`)).near('alexander');
  expect(words.length).toBeLessThan(50);
});

test('finds nothing without names, and for words that are no names', () => {
  expect(new Slips([]).near('ab')).toEqual([]);
  expect(new Slips(['a']).near('')).toEqual(['a']);
  expect(new Slips(['a']).near('a'.repeat(25))).toEqual([]);
});
