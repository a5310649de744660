import { expect, test } from 'vitest';

import {
  countOf,
  initialLabel,
  isChosen,
  letterLabel,
  visibleLetters,
} from '#frontend/features/directory/letter-groups.ts';

const pairs = [...'abcdefgh'].flatMap((first) => [...'abcdefghij'].map((second) => first + second));

test('few letters are all shown', () => {
  expect(visibleLetters(['ok', 'sm'], 'ok')).toEqual({ shown: ['ok', 'sm'], following: [] });
});

test('of many, shows the first letters and those that follow the chosen one', () => {
  expect(visibleLetters(pairs, undefined)).toEqual({ shown: [...'abcdefgh'], following: [] });
  expect(visibleLetters(pairs, 'b').following).toEqual(pairs.slice(10, 20));
  expect(visibleLetters(pairs, 'bc').following).toEqual(pairs.slice(10, 20));
});

test.each([
  ['ok', 'Ok'],
  ['i', 'I'],
  ['ши', 'Ши'],
  ['ال', 'ال'],
  ['𐐨x', '𐐀x'],
])('%s is shown as %s', (group, label) => {
  expect(letterLabel(group)).toBe(label);
});

test('a first letter is chosen with all pairs that start with it', () => {
  expect(isChosen('o', 'ok')).toBe(true);
  expect(isChosen('ok', 'ok')).toBe(true);
  expect(isChosen('ol', 'ok')).toBe(false);
  expect(isChosen('o', undefined)).toBe(false);
});

test('a first letter counts all pairs that start with it, once each of them is counted', () => {
  expect(countOf('ok', ['ok', 'ol'], [20, 30])).toBe(20);
  expect(countOf('o', ['na', 'ok', 'ol'], [90, 20, 30])).toBe(50);
  expect(countOf('o', ['ok', 'ol'], [20, null])).toBeNull();
  expect(countOf('z', ['ok'], [20])).toBeNull();
  expect(countOf('o', ['ok'], ['under-ten'])).toBe('under-ten');
  expect(countOf('o', ['ok', 'ol'], [20, 'under-ten'])).toBe(20);
  expect(countOf('o', ['ok', 'ol'], ['under-ten', 'under-ten'])).toEqual({ fewerThan: 20 });
  expect(countOf('o', ['ok', 'ol'], ['under-ten', null])).toBeNull();
});

test('domains that start with a digit are grouped', () => {
  expect(initialLabel('0')).toBe('0–9');
  expect(initialLabel('e')).toBe('E');
});
