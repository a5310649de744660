import { expect, test } from 'vitest';

import { lacksOf } from '#functions/nlu/opening/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string | null, 'matter' | 'detail' | undefined]>([
  ['en', 'hi it’s Dougal over at Fenwick Roofing I was round last Tuesday', 'Dougal', 'matter'],
  ['en', 'Meera, Tara’s mom from Rosewood, Tara and Lena are in the same class', 'Meera', 'matter'],
  ['fr', 'bonjour Solange de l’agence du boulevard Carnot', 'Solange', 'matter'],
  ['es', 'soy Nieves de la consulta del doctor Arrieta', 'Nieves', 'matter'],
  ['pt', 'olá é a Leonor professora de piano da Matilde', 'Leonor', 'matter'],
  ['ru', 'здравствуйте это Тамара из ателье на Садовой', 'Тамара', 'matter'],
  ['tr', 'merhaba ben Feride kuaför salonundan', 'Feride', 'matter'],
  ['ar', 'معك رنا من عيادة الدكتور سامر', 'رنا', 'matter'],
  ['ja', 'あおば印刷の榎本と申しますがご不在でしょうか', '榎本', 'matter'],
  ['en', 'it’s Bettina about the order', 'Bettina', 'detail'],
  ['pt', 'é a Vânia é sobre o Pingo o gatinho', 'Vânia', 'detail'],
  ['es', 'soy Curro es por lo del coche', 'Curro', 'detail'],
  ['en', 'it’s Bettina, the glaze on your six bowls has cracked so I have to fire them again', 'Bettina', undefined],
  ['fr', 'c’est Solange, la chaudière perd de l’eau depuis ce matin', 'Solange', undefined],
  ['ja', '榎本です、刷り上がった名刺の紙が違っていたので刷り直します', '榎本', undefined],
  ['ru', 'это Тамара, пальто готово, можно забрать до восьми', 'Тамара', undefined],
  ['en', 'Bettina, the invoice', 'Bettina', 'detail'],
  ['es', 'soy Curro, la factura', 'Curro', 'detail'],
  ['pt', 'é a Vânia, a fatura', 'Vânia', 'detail'],
  ['tr', 'Feride, faturayla ilgili aramıştım', 'Feride', 'detail'],
  ['ar', 'أنا رنا، بخصوص الفاتورة', 'رنا', 'detail'],
  ['fr', 'Solange, elle veut la bleue ou la verte ?', 'Solange', undefined],
  ['es', 'soy Nieves, ¿sigue libre la habitación?', 'Nieves', undefined],
  ['ru', 'это Тамара, комната ещё свободна?', 'Тамара', undefined],
])('%s: of “%s” by %s it lacks %s', (language, text, name, lacks) =>
  expect(lacksOf([text], language, name)).toBe(lacks),
);
