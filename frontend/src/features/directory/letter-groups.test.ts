import { expect, test } from 'vitest';

import { initialLabel, isChosen, labelOf, lettersToShow } from '#frontend/features/directory/letter-groups.ts';

const pairs = [...'abcdefgh'].flatMap((first) => [...'abcdefghij'].map((second) => first + second));

test('few letters are all shown at once', () => {
  expect(lettersToShow(['ok', 'sm'], 'ok')).toEqual({ shown: ['ok', 'sm'], following: [] });
});

test('of many the first letters are shown, and of the chosen one those that follow', () => {
  expect(lettersToShow(pairs, undefined)).toEqual({ shown: [...'abcdefgh'], following: [] });
  expect(lettersToShow(pairs, 'b').following).toEqual(pairs.slice(10, 20));
  expect(lettersToShow(pairs, 'bc').following).toEqual(pairs.slice(10, 20));
});

test.each([
  ['ok', 'Ok'],
  ['i', 'I'],
  ['ши', 'Ши'],
  ['ال', 'ال'],
  ['𐐨x', '𐐀x'],
])('%s is written %s', (group, label) => {
  expect(labelOf(group)).toBe(label);
});

test('a first letter is chosen with each pair that begins so', () => {
  expect(isChosen('o', 'ok')).toBe(true);
  expect(isChosen('ok', 'ok')).toBe(true);
  expect(isChosen('ol', 'ok')).toBe(false);
  expect(isChosen('o', undefined)).toBe(false);
});

test('domains that begin with a digit stand together', () => {
  expect(initialLabel('0')).toBe('0–9');
  expect(initialLabel('e')).toBe('E');
});
