import { describe, expect, test } from 'vitest';

import { isCostly, numberIn } from '#functions/calls/dialogue/spoken-numbers.ts';
import type { Language } from '#shared/values/language.ts';

/** Numbers as people dictate them, in the country of the second column. */
const dictations: [Language, string, [string, string][]][] = [
  [
    'en',
    '+16125550142',
    [
      ['it’s nine one seven, five five five, oh one four two', '+19175550142'],
      ['uh, three one two, um, five five five, uh, oh one double seven', '+13125550177'],
      ['seven seven three five five five oh one two no sorry that’s my old one it’s oh one nine six', '+17735550196'],
      ['four one five, triple five, oh one two three', '+14155550123'],
      ['nine hundred… no sorry, nine oh nine, triple five, oh one two two', '+19095550122'],
      ['two oh two, five five five, fifty-five twelve', '+12025555512'],
      ['two oh two triple five double oh nineteen', '+12025550019'],
      ['six one two five five five twelve hundred', '+16125551200'],
      ['area code three oh three and then five five five and then oh one six five', '+13035550165'],
      ['seven one eight, five five five, oh one, no sorry, oh two thirty-four', '+17185550234'],
      ['four eight oh, five five five, three hundred and twelve, no wait, oh three one two', '+14805550312'],
    ],
  ],
  [
    'en',
    '+447700900123',
    [
      ['oh double seven double oh, nine hundred, four five six', '+447700900456'],
      ['oh seven seven, uh, double oh nine double oh, one two three', '+447700900123'],
      ['plus four four seven seven double oh nine hundred triple two', '+447700900222'],
    ],
  ],
  [
    'es',
    '+34612345678',
    [
      ['seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho', '+34612345678'],
      ['seiscientos doce, trescientos cuarenta y cinco, seiscientos setenta y ocho', '+34612345678'],
      ['es el seis doce, eh, tres cuarenta y cinco, doble cero ocho', '+34612345008'],
      ['noventa y uno, cinco veintitrés, cuarenta y cinco, sesenta y siete', '+34915234567'],
      ['seiscientos cincuenta y dos, ciento once, dos veintidós', '+34652111222'],
      ['seis treinta y tres, dos ceros, doce, cuarenta y cinco', '+34633001245'],
      ['seis uno dos, tres cuatro cinco, seis siete, no, perdón, seis ocho nueve', '+34612345689'],
    ],
  ],
  [
    'es',
    '+525512345678',
    [
      ['cincuenta y cinco, doce, treinta y cuatro, cincuenta y seis, setenta y ocho', '+525512345678'],
      ['doble cinco, uno dos, tres cuatro, este, cinco seis, siete ocho', '+525512345678'],
      ['treinta y tres y luego dieciocho, cero cinco, noventa, veintiuno', '+523318059021'],
    ],
  ],
  [
    'pt',
    '+5511987654321',
    [
      ['onze, nove oito sete meia cinco, quatro três dois um', '+5511987654321'],
      ['onze, noventa e nove, oitocentos e doze, trinta e quatro, cinquenta e seis', '+5511998123456'],
      ['vinte e um, nove oito oito, trezentos e doze, quarenta e cinco meia', '+5521988312456'],
    ],
  ],
  [
    'pt',
    '+351912345678',
    [
      ['nove um dois, três quatro cinco, seis sete oito', '+351912345678'],
      ['novecentos e doze, trezentos e quarenta e cinco, seiscentos e setenta e oito', '+351912345678'],
      ['noventa e um, duzentos e trinta e quatro, cinquenta e seis, setenta e oito', '+351912345678'],
      ['nove um dois, três quatro cinco e depois seis sete oito', '+351912345678'],
      ['nove um dois, pronto, dois zeros cinco, seis sete oito', '+351912005678'],
      ['nove um dois, três quatro cinco, seis sete, não, desculpe, oito sete seis', '+351912345876'],
    ],
  ],
  [
    'fr',
    '+33612345678',
    [
      ['zéro un quarante-deux soixante-dix huit douze zéro cinq', '+33142781205'],
      ['zéro six quatre-vingt dix-sept vingt et un treize quatre-vingt-douze', '+33697211392'],
      ['zéro six, douze, trente-quatre, soixante-quinze, quatre-vingt-dix-sept', '+33612347597'],
      ['zéro six douze trente quatre cinquante six soixante dix huit', '+33612345678'],
      ['zéro six, euh, douze, trente-quatre, cinquante-six, soixante-dix-huit', '+33612345678'],
      ['zéro un, quarante-deux, soixante-huit, cinquante-trois, zéro zéro', '+33142685300'],
      ['plus trente-trois six douze trente-quatre cinquante-six soixante-dix-huit', '+33612345678'],
      ['zéro sept, quatre-vingts, quatre-vingt-un, et puis soixante et onze, et zéro neuf', '+33780817109'],
      [
        'zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit, non pardon, soixante-dix-neuf',
        '+33612345679',
      ],
      ['zéro six, douze, trente, non pardon, trente-quatre, cinquante-six, soixante-dix-huit', '+33612345678'],
      ['zéro six, double zéro, trente-quatre, cinquante-six, soixante-dix-huit', '+33600345678'],
    ],
  ],
  [
    'ru',
    '+79161234567',
    [
      ['восемь девятьсот шестнадцать, сто двадцать три, сорок пять, шестьдесят семь', '+79161234567'],
      ['плюс семь девятьсот шестнадцать сто двадцать три сорок пять шестьдесят семь', '+79161234567'],
      ['девятьсот шестнадцать, сто двадцать три, сорок пять, шестьдесят семь', '+79161234567'],
      ['восемь девятьсот три, э, пятьсот, ноль один, ноль два', '+79035000102'],
      ['восемь, девятьсот двадцать шесть, три семёрки, ноль пять, десять', '+79267770510'],
      ['восемь девятьсот шестнадцать, ну, сто двадцать, два нуля, шестнадцать', '+79161200016'],
      ['восемь четыреста девяносто пять, семьсот двадцать, и потом, тридцать, сорок один', '+74957203041'],
      [
        'восемь девятьсот шестнадцать, сто двадцать три, сорок пять, нет, извините, сорок шесть, шестьдесят семь',
        '+79161234667',
      ],
    ],
  ],
  [
    'ru',
    '+16125550142',
    [
      ['восемь девятьсот шестнадцать, сто двадцать три, сорок пять, шестьдесят семь', '+79161234567'],
      ['плюс семь девятьсот шестнадцать, сто двадцать три, сорок пять, шестьдесят семь', '+79161234567'],
      ['шестьсот двенадцать, пятьсот пятьдесят пять, ноль один, сорок два', '+16125550142'],
    ],
  ],
  [
    'tr',
    '+905321234567',
    [
      ['sıfır beş yüz otuz iki, dört yüz on iki, otuz dört, elli altı', '+905324123456'],
      ['sıfır beş yüz otuz iki dört yüz on iki otuz dört elli altı', '+905324123456'],
      ['beş yüz elli beş, yüz yirmi üç, kırk beş, altmış yedi', '+905551234567'],
      ['sıfır beş yüz kırk iki, şey, üç yüz, sıfır beş, on', '+905423000510'],
      ['İki yüz on iki, dört yüz elli altı, yetmiş sekiz, doksan', '+902124567890'],
      ['sıfır beş üç iki, bir iki üç, dört beş, altı yedi', '+905321234567'],
      ['artı doksan, beş yüz otuz iki, yüz yirmi üç, kırk beş, altmış yedi', '+905321234567'],
      ['sıfır beş yüz otuz iki, yüz yirmi üç, kırk beş, yok pardon, kırk altı, altmış yedi', '+905321234667'],
      ['sıfır beş yüz otuz, çift sıfır iki, ondört, onaltı', '+905300021416'],
    ],
  ],
  [
    'ar',
    '+16125550142',
    [
      ['ستة واحد اثنين خمسة خمسة خمسة صفر واحد سبعة لا استنى صفر واحد ستة تسعة', '+16125550169'],
      ['ستة واحد اتنين خمسة خمسة خمسة صفر صفر واحد سبعة لا صفر واحد ستة تسعة', '+16125550169'],
    ],
  ],
  [
    'ar',
    '+201012345678',
    [
      ['صفر عشرة، تلتمية واتناعش، خمسة وأربعين، ستة وسبعين، تمنية', '+201031245768'],
      ['صفر عشرة، تلاتمية واتناشر، خمسة واربعين، سبعتاشر، تمنية', '+201031245178'],
      ['زيرو حداشر، ميه خمسة وعشرين، تلاتة وتلاتين، تمنية وعشرين، تنين', '+201112533282'],
      ['صفر عشرة تلاتة اتنين واحد، يعني، خمسة ستة سبعة تمانية تسعة', '+201032156789'],
      ['صفر اتناشر، صفرين، تلاتة وعشرين، خمسة وستين، تسعة سبعة', '+201200236597'],
    ],
  ],
  [
    'ar',
    '+966512345678',
    [
      ['صفر خمسة خمسة، مية وثلاثة وعشرين، خمسة واربعين، سبعة وستين', '+966551234567'],
      ['صفر خمسة خمسة صفر واحد اثنين ثلاثة أربعة خمسة ستة', '+966550123456'],
      ['صفر خمسة، ثلاثة وثلاثين، أربعة وأربعين، خمسة وخمسين، ستة وستين', '+966533445566'],
      ['صفر خمسة خمسة، دبل صفر، سبعة، ثمانية، تسعة، واحد، اثنين', '+966550078912'],
      ['صفر خمسة خمسة، ثلاث أصفار، سبعة ثمانية تسعة واحد', '+966550007891'],
      ['صفر خمسة خمسة، مية وثلاثة وعشرين، خمسة وأربعين، لا، عفوا، ستة وأربعين، سبعة وستين', '+966551234667'],
    ],
  ],
  [
    'ar',
    '+96170123456',
    [
      ['سبعين، مية وتلاتة وعشرين، أربعمية وستة وخمسين', '+96170123456'],
      ['صفر تلاتة، تلتمية واتنعش، ستمية وتمنطعش', '+9613312618'],
    ],
  ],
  [
    'ar',
    '+212612345678',
    [
      ['صفر ستة، طناش، ربعة وثلاثين، ستة وخمسين، تمنية وسبعين', '+212612345678'],
      ['صفر ستة، تلطاش، ستاش، ربعة وعشرين، تسعود وتسعين', '+212613162499'],
    ],
  ],
  [
    'ja',
    '+819012345678',
    [
      ['〇九〇の一二三四の五六七八です', '+819012345678'],
      ['ゼロ、きゅう、ゼロ、いち、に、さん、よん、ご、ろく、なな、はち', '+819012345678'],
      ['ゼロキューゼロのいちにさんよんのごろくななはちです', '+819012345678'],
      ['まるきゅうまるの、いちにいさんよん、えっと、ごおろくななはち', '+819012345678'],
      ['れいはちれい、えーと、一二三四、五六七八', '+818012345678'],
      ['〇三の五五五五の一二三四', '+81355551234'],
      ['ゼロ三、五五五五、一二三四', '+81355551234'],
      ['090の1234の、あ違った、1235の5678', '+819012355678'],
      ['0 9 0 1 2 3 4 5 6 7 8', '+819012345678'],
      ['マル ハチ マル ヨン ゴ ロク ナナ イチ ニ サン ヨン', '+818045671234'],
    ],
  ],
];
describe.each(dictations)('%s, from %s', (language, near, rows) => {
  test.each(rows)('“%s” is %s', (text, number) => expect(numberIn(text, language, near)).toBe(number));
});

test.each<[Language, string]>([
  ['en', 'call me at ten thirty, not at nine fifteen'],
  ['en', 'my hotline is nine hundred, five five five, oh one nine nine'],
  ['en', 'eight hundred five five five oh one nine nine'],
  ['es', 'son tres cuartos y cuarenta y cinco metros'],
  ['ar', 'عندي تلات ولاد وخمسة وعشرين سنة'],
])('%s: “%s” is no number to call', (language, text) => expect(numberIn(text, language, '+16125550142')).toBeNull());

test('a time after a number is not its end', () => {
  expect(numberIn('415 555 0132 at ten thirty', 'en', '+16125550142')).toBe('+14155550132');
});

test.each([
  ['+19005550199', true],
  ['+881631555123', true],
  ['+447055123456', true],
  ['+18005550199', false],
  ['+447700900123', false],
  ['+16125559769', false],
])('%s is costly: %s', (number, expected) => expect(isCostly(number)).toBe(expected));
