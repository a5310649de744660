import { expect, test } from 'vitest';

import { foldedName, joinWords, splitFamilyName, wordsOf } from '#functions/names/same-name/words.ts';

const words = (name: string) => wordsOf(foldedName(name));
const written = (name: string, other: string) => joinWords(words(name), words(other)).map((word) => word.written);

test('joins words that the other name joins', () => {
  expect(written('Aber Nathy Tobias', 'Tobias Abernathy')).toEqual(['abernathy', 'tobias']);
  expect(written('Tobias Abernathy', 'Tobiasabernathi')).toEqual(['tobiasabernathy']);
  expect(written('Ann Marie Lee', 'Annmarie Lee')).toEqual(['annmarie', 'lee']);
});

test('keeps words apart that the other name separates as well', () => {
  expect(written('Tobias Abernathy', 'Tobias Abernathy')).toEqual(['tobias', 'abernathy']);
});

test('joins longer words despite a typo', () => {
  expect(written('Tobias Abernathy', 'Tobaisabernathy')).toEqual(['tobiasabernathy']);
  expect(written('Ann Lee', 'Anlee')).toEqual(['ann', 'lee']);
});

test.each([
  ['王小明', '王 小明'],
  ['山田太郎', '山田 太郎'],
  ['Tobias', 'tobias'],
  ['王', '王'],
])('%s is spaced as %s', (name, apart) => {
  expect(splitFamilyName(foldedName(name))).toBe(apart);
});

test('reads digits among letters as letters, and keeps other digits', () => {
  expect(words('T0b1as 42').map((word) => word.latin)).toEqual(['tobias', '42']);
});

test('limits the length of a name', () => {
  expect(words('a '.repeat(200))).toHaveLength(12);
  expect(words('a'.repeat(256))[0]?.latin).toHaveLength(32);
});
