import { expect, test } from 'vitest';

import { hasMatter } from '#functions/nlu/matter/index.ts';
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
