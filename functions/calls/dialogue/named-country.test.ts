import { expect, test } from 'vitest';

import { namedCountry } from '#functions/calls/dialogue/named-country.ts';
import { numberIn } from '#functions/calls/dialogue/spoken-numbers.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string | null]>([
  ['en', 'I am in Ireland', 'IE'],
  ['fr', 'c’est en Belgique hein', 'BE'],
  ['es', 'estoy en México', 'MX'],
  ['pt', 'é um número de Portugal', 'PT'],
  ['ru', 'я в Бельгии', 'BE'],
  ['tr', 'Almanya’da bir numara', 'DE'],
  ['ar', 'رقم في المغرب', 'MA'],
  ['ja', 'ベルギーの番号です', 'BE'],
  ['en', 'call me at the office', null],
  ['en', 'I am in Nigeria', 'NG'],
  ['en', 'I am in Niger', 'NE'],
  ['ru', 'после того как', null],
  ['ja', 'タイヤの交換です', null],
  ['tr', 'mali müşavirim', null],
])('%s: “%s” names %s', (language, text, country) => expect(namedCountry(text, language)).toBe(country));

test('a number is one of the country that is named with it', () => {
  const said = 'zéro quatre cent septante-cinq septante-deux nonante et un trente-huit en Belgique';
  expect(numberIn(said, 'fr', null, namedCountry(said, 'fr'))).toBe('+32475729138');
});

test('a number that the named country does not have is one of the owner’s', () => {
  const said = 'we are back from Belgium, my number is 612 555 0138';
  expect(numberIn(said, 'en', '+16125550100', namedCountry(said, 'en'))).toBe('+16125550138');
});
