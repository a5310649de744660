import { expect, test } from 'vitest';

import { cutText } from '#shared/values/cut-text.ts';

test.each([
  ['The gutter is mended', 40, 'The gutter is mended'],
  ['The gutter is mended, and I wanted to know if she needs the ladder', 34, 'The gutter is mended…'],
  ['The gutter is mended and I wanted to know', 28, 'The gutter is mended…'],
  ['La gouttière est réparée et je voulais savoir', 32, 'La gouttière est réparée…'],
  ['El canalón está listo y quería saber', 27, 'El canalón está listo…'],
  ['A calha está pronta e eu queria saber', 24, 'A calha está pronta…'],
  ['Oluk tamir edildi ve bir şey soracaktım', 22, 'Oluk tamir edildi…'],
  ['Желоб починили и я хотела узнать', 19, 'Желоб починили…'],
  ['المزراب جاهز و كنت بدي أسأل', 17, 'المزراب جاهز…'],
  ['雨どいの修理が終わりました、それから鍵をお返ししたいんですが', 18, '雨どいの修理が終わりました…'],
  ['雨どいの修理が終わりましたので鍵をお返しします', 10, '雨どいの修理が終わ…'],
  ['supercalifragilistic', 6, 'super…'],
  ['', 5, ''],
])('“%s” in %i letters is “%s”', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

test('no text makes it fail, and no cut is longer than it may be', () => {
  for (const text of ['and and and and', '… … …', '𝒶𝒷𝒸 𝒹𝑒', ' a ', ', , , ,'])
    for (let most = 0; most < 20; most++)
      expect([...cutText(text, most)].length).toBeLessThanOrEqual(Math.max(1, most));
});
