import { expect, test } from 'vitest';

import { saidOnce } from '#functions/calls/outcome/once.ts';

test.each<[readonly string[], readonly string[]]>([
  [['The gate is stuck'], ['The gate is stuck']],
  [
    ['The gate is stuck', 'the gate is stuck and the van cannot get out'],
    ['the gate is stuck and the van cannot get out'],
  ],
  [['The gate is stuck, the van cannot get out', 'The gate is stuck'], ['The gate is stuck, the van cannot get out']],
  [
    ['The lilac hedge is cut', 'um the lilac hedge is now all cut, and the bill is in the box'],
    ['um the lilac hedge is now all cut, and the bill is in the box'],
  ],
  [
    ['The plums are ripe and she can pick…', 'she can pick them on Sunday'],
    ['The plums are ripe and she can pick them on Sunday'],
  ],
  [
    ['La haie est taillée', 'la haie est taillée et la facture est prête'],
    ['la haie est taillée et la facture est prête'],
  ],
  [
    ['Cortaron el seto', 'la factura está en el buzón'],
    ['Cortaron el seto', 'la factura está en el buzón'],
  ],
  [['Сливы поспели', 'сливы поспели, пусть приезжает'], ['сливы поспели, пусть приезжает']],
  [
    ['植木の剪定が終わりました', '植木の剪定が終わりました、請求書は郵便受けです'],
    ['植木の剪定が終わりました、請求書は郵便受けです'],
  ],
  [
    ['The blue one or the red one', 'no wait the red'],
    ['The blue one or the red one', 'no wait the red'],
  ],
  [[], []],
])('%j is told as %j', (sentences, once) => expect(saidOnce(sentences)).toEqual(once));
