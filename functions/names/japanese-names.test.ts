import fc from 'fast-check';
import { expect, test } from 'vitest';

import { familyLengthOf, familyLengthOfKana, isJapaneseOrder } from '#functions/names/japanese-names.ts';

test.each([
  ['usual, of two characters', '田中茂', 2],
  ['usual, of three', '佐々木希', 3],
  ['usual, of one', '林真理', 1],
  ['rare', '草間子', 2],
  ['unknown, before a given name of one character', '三笘薫', 2],
  ['Chinese, which is Japanese with the next character', '王子明', 1],
  ['Chinese, of two characters', '欧阳明', 2],
  ['unknown, before three', '池江花子美', 2],
  ['Korean', '김민준', 1],
])('a family name: %s', (_, name, length) => expect(familyLengthOf([...name])).toBe(length));

test.each([
  ['サトウタロウ', 3],
  ['さとうたろう', 3],
  ['マドンナ', 0],
])('%s has a family name of %i kana', (name, length) => expect(familyLengthOfKana(name)).toBe(length));

test.each([
  ['サトウ', 'タロウ', true],
  ['ワタナベ', 'ケン', true],
  ['ヤマダ', 'マリー', true],
  ['ケン', 'ワタナベ', false],
  ['ビル', 'スミス', false],
  ['エマ', 'ワトソン', false],
  ['カオル', 'サトウ', false],
])('%s %s: the family name is first: %s', (first, last, isFirst) => expect(isJapaneseOrder(first, last)).toBe(isFirst));

test('a given name remains of any name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'佐藤田中林三茂薫王김이'), minLength: 2, maxLength: 8 }),
      (name) => {
        const length = familyLengthOf([...name]);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThan([...name].length);
      },
    ),
  );
});
