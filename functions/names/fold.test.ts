import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, words } from '#functions/names/fold.ts';

const junk = fc.array(fc.nat(0xffff), { maxLength: 256 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['García Márquez', 'garcia marquez'],
  ["O'Brien-Smith", 'obrien smith'],
  ['Yıldız İLKER', 'yildiz ilker'],
  ['Łukasz Müßig', 'lukasz mussig'],
  ['مُحَمَّد', 'محمد'],
  ['Сергей', 'сергеи'],
  ['山田', '山田'],
  ['佐々木', '佐々木'],
  ['かがパー', 'かがパー'],
  ['ｶﾞｯｷｰ', 'ガッキー'],
  ['김민준', '김민준'],
  ['Пётр Юрьевич', 'петр юрьевич'],
  ['أحمد آل مُكْتُوم', 'احمد ال مكتوم'],
  ['فاطمة الزهراء', 'فاطمه الزهرا'],
  ['مصطفى', 'مصطفي'],
  ['محـــمد', 'محمد'],
  ['علی کریمی', 'علي كريمي'],
  ['שָׁלוֹם', 'שלום'],
  ['Γιώργος', 'γιωργοσ'],
  ['महर्जन', 'महर्जन'],
  ['Məmmədov', 'mammadov'],
  ['Oʻzbek', 'ozbek'],
  ['İsmail Işık', 'ismail isik'],
  ['Ana\u200b Mar\u00ada', 'ana mara'],
  ['  \u0000<b>X</b> ', 'b x b'],
  ['a \u0903 a', 'a a'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('words ignores particles, unless the name has nothing else', () => {
  expect(words('van der Berg')).toEqual(['berg']);
  expect(words('de la Cruz')).toEqual(['cruz']);
  expect(words('Al')).toEqual(['al']);
});

test('fold is idempotent', () => {
  const scripts = fc.string({
    unit: fc.constantFrom(...'aÉßİıŁçяйёΣςάأةىی\u0640ء佐々がｶﾞ각\u1100\u1161महर्\u0301\u3099ﷺ①\u202e🙂-’ '),
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.oneof(scripts, junk), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 500 },
  );
});
