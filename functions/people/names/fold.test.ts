import { expect, test } from 'vitest';

import { fold, soundsOf, words } from '#functions/people/names/fold.ts';

test.each([
  ['García Márquez', 'garcia marquez'],
  ["O'Brien-Smith", 'obrien smith'],
  ['Yıldız İLKER', 'yildiz ilker'],
  ['Łukasz Müßig', 'lukasz mussig'],
  ['مُحَمَّد', 'محمد'],
  ['Сергей', 'сергеи'],
  ['山田', '山田'],
  ['  \u0000<b>X</b> ', 'b x b'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('particles are no part of what a surname is found by, unless it is nothing else', () => {
  expect(words('van der Berg')).toEqual(['berg']);
  expect(words('de la Cruz')).toEqual(['cruz']);
  expect(words('Al')).toEqual(['al']);
});

test('spellings of one sound share a code', () => {
  expect(soundsOf('cantwell')).toEqual(soundsOf('cantwel'));
  expect(soundsOf('smith').some((code) => soundsOf('schmidt').includes(code))).toBe(true);
});

test('other scripts stand for themselves', () => {
  expect(soundsOf('山田')).toEqual(['山田']);
});
