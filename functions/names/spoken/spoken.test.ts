import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { spokenForms } from '#functions/names/spoken/index.ts';

test.each([
  ['Ida', 'Ida', 'イダ', 'إيدا', 'Ида'],
  ['Noor', 'Noor', 'ヌール', 'نور', 'Нур'],
  ['Michael', 'Michael', 'マイケル', 'مايكل', 'Майкл'],
  ['José', 'José', 'ホセ', 'خوسيه', 'Хосе'],
  ['Rashid', 'Rashid', 'ラシド', 'رشيد', 'Рашид'],
  ['Çağla', 'Çağla', 'チャラ', 'تشالا', 'Чала'],
  ['Kenji', 'Kenji', 'ケンジ', 'كينجي', 'Кенджи'],
  ['Anne-Marie', 'Anne-Marie', 'アンヌ・マリー', 'آن ماري', 'Анна-Мари'],
  ['Ирина', 'Irina', 'イリーナ', 'إيرينا', 'Ирина'],
  ['愛子', 'Aiko', '愛子', 'أيكو', 'Аико'],
  ['محمد', 'Mohamed', 'モハメド', 'محمد', 'Мохамед'],
  ['', '', '', '', ''],
])('%s', (name, latin, kana, arabic, cyrillic) => {
  expect(spokenForms(name)).toEqual({ latin, kana, arabic, cyrillic });
});

test('every text has forms, which are short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      for (const form of Object.values(spokenForms(name))) expect(form.length).toBeLessThanOrEqual(40);
    }),
  );
});
