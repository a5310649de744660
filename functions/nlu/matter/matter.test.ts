import { expect, test } from 'vitest';

import { hasMatter } from '#functions/nlu/matter/index.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string]>([
  ['en', 'hello', ''],
  ['en', 'this is Laura Kim from Hillside Dental', 'Laura Kim'],
  ['fr', 'oui bonjour Ludivine Okafor du consulat', 'Ludivine Okafor'],
  ['ja', '若竹銀行の堀内と申します', '堀内'],
])('%s: “%s” only says who calls', (language, text, name) => expect(hasMatter([text], language, name)).toBe(false));

test.each<[Language, string, string]>([
  ['en', 'this is Laura Kim about the boat', 'Laura Kim'],
  ['en', 'this is Dana Brandt from the boatyard, the survey of your boat is done', 'Dana Brandt'],
  ['es', 'soy Marta, se ha roto la caldera', 'Marta'],
  ['ru', 'это Зульфия, я по поводу квартиры', 'Зульфия'],
])('%s: “%s” also says what about', (language, text, name) => expect(hasMatter([text], language, name)).toBe(true));
