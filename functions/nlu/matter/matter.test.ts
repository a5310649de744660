import { expect, test } from 'vitest';

import { hasMatter, lacksOf } from '#functions/nlu/matter/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'hello', ''],
  ['en', 'this is Laura Kim from Hillside Dental', 'Laura Kim'],
  ['fr', 'oui bonjour Ludivine Okafor du consulat', 'Ludivine Okafor'],
  ['ja', '若竹銀行の堀内と申します', '堀内'],
  ['fr', 'c’est Geneviève Thibodeau la voisine d’en haut', 'Geneviève Thibodeau'],
  ['fr', 'bonjour maître Dubois avocat à Paris', 'Dubois'],
  ['es', 'soy la Tana la mamá de Bautista', 'Tana'],
  ['pt', 'daqui fala o Gonçalo do talho', 'Gonçalo'],
  ['tr', 'ben Murat komşunuz', 'Murat'],
  ['ar', 'مرحبا أنا خالد من محل الصيانة', 'خالد'],
  ['en', 'where is auntie Ida', ''],
  ['ar', 'وين خالتو ايدا', ''],
  ['ru', 'а где тётя Ида', ''],
])('%s: “%s” only says who calls', (language, text, name) => expect(hasMatter([text], language, name)).toBe(false));

test.each<[Language, string, string]>([
  ['en', 'this is Laura Kim about the boat', 'Laura Kim'],
  ['en', 'this is Dana Brandt from the boatyard, the survey of your boat is done', 'Dana Brandt'],
  ['es', 'soy Marta, se ha roto la caldera', 'Marta'],
  ['ru', 'это Зульфия, я по поводу квартиры', 'Зульфия'],
  ['ru', 'это Игорь сосед по даче у вас забор упал', 'Игорь'],
  ['es', 'soy Lourdes la profesora de piano quería cambiar la clase', 'Lourdes'],
  ['en', 'is Ida there the boiler is leaking again', ''],
  ['ar', 'وين خالتو ايدا الغسالة خربت والمي نازلة عالجيران', ''],
])('%s: “%s” also says what about', (language, text, name) => expect(hasMatter([text], language, name)).toBe(true));

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
])('%s: of “%s” by %s it lacks %s', (language, text, name, lacks) =>
  expect(lacksOf([text], language, name)).toBe(lacks),
);
