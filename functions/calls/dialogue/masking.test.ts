import { expect, test } from 'vitest';

import { digitRunsIn, mask } from '#functions/calls/dialogue/masking.ts';
import type { Language } from '#shared/values/language.ts';

const hidden: [Language, string, string][] = [
  ['en', 'my code is 482913', 'my code is ••••••'],
  ['en', 'it’s 4 8 2 9 1 3 okay', 'it’s • • • • • • okay'],
  ['en', 'four eight two nine one three thanks', '• • • • • • thanks'],
  ['en', 'forty-eight twenty-nine thirteen', '•• •• ••'],
  ['en', 'double four eight nine', '•• • •'],
  ['en', 'card 4111 1111 1111 1111', 'card •••• •••• •••• ••••'],
  ['en', 'the pin is 2024', 'the pin is ••••'],
  ['fr', 'le code quatre huit deux neuf', 'le code • • • •'],
  ['fr', 'mon code c’est quatre-vingt-dix-huit vingt et un', 'mon code c’est •• ••'],
  ['es', 'cuatro ocho dos nueve uno tres', '• • • • • •'],
  ['pt', 'a senha é meia sete oito nove', 'a senha é • • • •'],
  ['tr', 'kod dört sekiz iki dokuz bir üç', 'kod • • • • • •'],
  ['ru', 'код четыре восемь два девять', 'код • • • •'],
  ['ar', 'الكود أربعة ثمانية اثنين تسعة', 'الكود • • • •'],
  ['ar', 'الرمز ٤٨٢٩', 'الرمز ••••'],
  ['ja', 'コードは四八二九です', 'コードは••••です'],
  ['ja', 'コードは よん はち に きゅう', 'コードは • • • •'],
  ['en', 'my code is four eight, uh, two nine one three', 'my code is • •, uh, • • • •'],
  ['en', 'my number is 415 555 0132 and the code is 482913', 'my number is 415 555 0132 and the code is ••••••'],
  ['en', '4111 1111, um, 1111 1111', '•••• ••••, um, •••• ••••'],
  ['en', 'the code is 482913, sorry, 482931', 'the code is ••••••, sorry, ••••••'],
  ['en', 'the codes are 482913 and 7391', 'the codes are •••••• and ••••'],
  ['en', 'card 4111 1111, no sorry, 1111', 'card •••• ••••, no sorry, ••••'],
  ['ru', 'код сорок восемь, э, двадцать девять', 'код ••, э, ••'],
  ['ar', 'الكود تلتمية واتناعش، خمسة', 'الكود •••، •'],
];
test.each(hidden)('%s: “%s”', (language, text, expected) => expect(mask(text, language)).toBe(expected));

const unmasked: [Language, string][] = [
  ['en', 'call me at 415 555 0132'],
  ['en', '+44 7700 900123'],
  ['en', 'at 14 30 tomorrow'],
  ['en', 'at ten thirty on the second of May 2027'],
  ['en', 'it costs 12,000 dollars'],
  ['en', 'three or four of us'],
  ['fr', 'le 24 11 2026 à 9 heures'],
  ['tr', 'saat on dört otuz'],
  ['tr', 'beni beş yüz otuz iki beş yüz elli beş on iki otuz dörtten arasın'],
  ['ja', '十一月二十四日の午前十時半'],
  ['ja', 'にしさんに言って'],
  ['en', 'twelve hundred dollars, or one hundred five'],
  ['en', '00 44 7700 900123'],
  ['en', 'four one five, uh, five five five oh one two three'],
  ['ru', 'восемь девятьсот шестнадцать, сто двадцать три, э, сорок пять, шестьдесят семь'],
  ['ru', 'восемь девятьсот шестнадцать, сто двадцать три, сорок пять, нет, извините, сорок шесть, шестьдесят семь'],
  ['ru', 'тысяча двести тридцать четыре рубля, сто двадцать три тысячи четыреста пятьдесят шесть'],
  ['ru', 'двадцать восьмого ноября две тысячи двадцать шестого'],
  ['ar', 'صفر عشرة، تلتمية واتناعش، خمسة وأربعين، يعني، ستة وسبعين، تمنية'],
  ['es', 'mil novecientos noventa y nueve'],
];
test.each(unmasked)('%s: “%s” stays', (language, text) => expect(mask(text, language)).toBe(text));

test.each([
  ['zéro six douze trente-quatre quatre-vingt-dix-huit soixante-quinze', '0612349875'],
  ['zéro six quatre vingt douze soixante et onze vingt dix sept', '0692712017'],
  ['zéro six quatre vingt-quatre quatre-vingts douze dix-sept', '06424801217'],
  ['zéro septante-neuf deux cent trente-quatre cinquante et un huitante-deux', '0792345182'],
  ['quatre cent quatre-vingt-deux nonante-huit cent sept', '48298107'],
])('reads French number words in groups: %s', (text, digits) => expect(digitRunsIn(text, 'fr')).toEqual([digits]));

test('masks long text in linear time', () => {
  expect(mask('one two '.repeat(20_000), 'en')).toHaveLength(8 * 20_000);
});
