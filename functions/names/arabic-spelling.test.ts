import { expect, test } from 'vitest';

import { isArabicSpellingOf } from '#functions/names/arabic-spelling.ts';

test.each([
  ['بايدن', 'biden'],
  ['كانتويل', 'cantwell'],
  ['كينيدي', 'kennedy'],
  ['ترامب', 'trump'],
  ['كلينتون', 'clinton'],
  ['بيلوسي', 'pelosi'],
  ['ماكونيل', 'mcconnell'],
  ['ماكين', 'mccain'],
  ['فاينستاين', 'feinstein'],
  ['جونسون', 'johnson'],
  ['رايت', 'wright'],
  ['وايت', 'white'],
  ['جو', 'joe'],
  ['مايك', 'mike'],
  ['إلهان', 'ilhan'],
  ['الهان', 'ilhan'],
  ['أوباما', 'obama'],
  ['إيمي', 'amy'],
  ['إيلون', 'elon'],
  ['إدوارد', 'edward'],
  ['إليزابيث', 'elizabeth'],
  ['ألكسندريا', 'alexandria'],
  ['إيفان', 'ivan'],
  ['ساره', 'sarah'],
  ['رودس', 'rhodes'],
  ['ديبورا', 'deborah'],
])('%s is %s', (arabic, latin) => expect(isArabicSpellingOf(arabic, latin)).toBe(true));

test.each([
  ['بايدن', 'patton'],
  ['بايدن', 'peyton'],
  ['كلينتون', 'clanton'],
  ['جونسون', 'jensen'],
  ['فاينستاين', 'finestone'],
  ['هاريس', 'horace'],
  ['كينيدي', 'candy'],
  ['محمد', 'mahmoud'],
  ['محمود', 'muhammad'],
  ['حسين', 'hassan'],
  ['علي', 'eli'],
  ['الهان', 'allen'],
  ['الهان', 'alan'],
  ['إلهان', 'elaine'],
  ['ام', 'mae'],
])('%s is not %s', (arabic, latin) => expect(isArabicSpellingOf(arabic, latin)).toBe(false));

test('a long word is compared in no time', () => {
  expect(isArabicSpellingOf('اي'.repeat(60), 'i'.repeat(120))).toBe(false);
});
