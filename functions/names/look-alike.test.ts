import { expect, test } from 'vitest';

import { looksLikeOneOf, lookOf } from '#functions/names/look-alike.ts';

test.each([
  ['Mum', 'мum', 'Cyrillic м'],
  ['Mum', 'MUM', 'capitals'],
  ['Mum', 'Ｍｕｍ', 'full width'],
  ['Mum', 'M\u200bu\u2060m', 'blanks of no width'],
  ['Mum', 'M\u202eu\u2066m\u3164', 'marks of direction and fillers'],
  ['Mum', '𝐌𝘂𝕞', 'letters of mathematics'],
  ['Mum', 'Múm', 'an accent'],
  ['Mum', 'M u m.', 'spaces and a stop'],
  ['Paul Scope', 'Раul Ѕсоре', 'Cyrillic capitals'],
  ['Anna Nova', 'Αnnа Νονα', 'Greek and Cyrillic'],
  ['Ida Lind', 'lda L1nd', 'l, I and 1'],
  ['Moe', 'M0e', 'a zero'],
  ['Marn', 'Mam', 'rn and m'],
  ['Мама', 'Mama', 'a whole word of another alphabet'],
  ['カロ', '力口', 'characters for kana'],
  ['أحمد', 'احمد', 'a hamza'],
])('%s and %s: %s', (name, other) => expect(lookOf(name)).toBe(lookOf(other)));

test.each([
  ['Mum', 'Mom'],
  ['Dana', 'Diana'],
  ['Marcus', 'Marcus Bell'],
  ['佐藤', '佐東'],
  ['Вера', 'Vera'],
])('%s and %s differ', (name, other) => expect(lookOf(name)).not.toBe(lookOf(other)));

test('what stands in brackets is no part of a contact’s name', () => {
  expect(looksLikeOneOf('Мum', ['Dana', 'Mum (mobile)'])).toBe(true);
  expect(looksLikeOneOf('Dad', ['Mum (mobile)'])).toBe(false);
  expect(looksLikeOneOf('…', ['', '???', '(x)'])).toBe(false);
});
