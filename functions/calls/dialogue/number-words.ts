import type { Language } from '#shared/values/language.ts';

/** What may be said for each digit, from zero on, then for 10, 11 … 19, then for 20, 30 … 90. */
const spoken: Record<Language, { ones: string; teens: string; tens: string }> = {
  en: {
    ones: 'zero/oh/o/nought one two/too three four/for five six seven eight/ate nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
  },
  fr: {
    ones: 'zéro/zero un/une deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante septante quatre-vingt/huitante/quatre-vingts nonante/quatre-vingt-dix',
  },
  es: {
    ones: 'cero uno/una/un dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  pt: {
    ones: 'zero um/uma dois/duas três/tres quatro cinco seis/meia sete oito nove',
    teens:
      'dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  },
  tr: {
    ones: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
    teens: 'on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  },
  ru: {
    ones: 'ноль/нуль один/одна/раз два/две три четыре пять шесть семь восемь девять',
    teens:
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  },
  ar: {
    ones: 'صفر/زيرو واحد/واحدة اثنين/اثنان/إثنين/تنين/اتنين ثلاثة/تلاتة/ثلاث/تلاته/ثلاثه أربعة/اربعة/أربع/اربعه خمسة/خمس/خمسه ستة/ست/سته سبعة/سبع/سبعه ثمانية/تمانية/ثمان/تمنية/ثمانيه/تمانيه تسعة/تسع/تسعه',
    teens:
      'عشرة/عشره أحداشر/حداشر اثناعشر/اطناشر ثلاثطعش/تلتاشر أربعتاشر/اربعتاشر خمستاشر ستاشر سبعتاشر تمنتاشر تسعتاشر',
    tens: 'عشرين/عشرون ثلاثين/تلاتين أربعين/اربعين خمسين ستين سبعين ثمانين/تمانين تسعين',
  },
  ja: {
    ones: '〇/零/ゼロ/れい/まる 一/いち/ひと 二/に/ふた 三/さん/みっつ 四/よん/し/よっつ 五/ご 六/ろく 七/なな/しち 八/はち 九/きゅう/く',
    teens: '十/じゅう',
    tens: '',
  },
};

const fold = (word: string) => word.toLowerCase().normalize('NFC');

function numbersOf({ ones, teens, tens }: { ones: string; teens: string; tens: string }): Map<string, string> {
  const listed = (words: string, first: number, by: number) =>
    words
      .split(' ')
      .flatMap((alike, i) => alike.split('/').map((word) => [fold(word), String(first + i * by)] as const));
  return new Map([...listed(ones, 0, 1), ...listed(teens, 10, 1), ...listed(tens, 20, 10)].filter(([word]) => word));
}

const numbers = Object.fromEntries(
  Object.entries(spoken).map(([language, words]) => [language, numbersOf(words)]),
) as Record<Language, Map<string, string>>;

/** The digits that a number word stands for; undefined where it is none. */
export const digitsOfWord = (word: string, language: Language) => numbers[language].get(fold(word));

/** Words that double or treble the digit behind them. */
export const twice: Partial<Record<Language, Record<string, number>>> = {
  en: { double: 2, triple: 3, treble: 3 },
  fr: { double: 2, triple: 3 },
  es: { doble: 2, triple: 3 },
};

/** Where one of these is said, four figures are no year. */
export const codeWords: Record<Language, RegExp> = {
  en: /\b(code|pin|passcode|password|otp|card)\b/i,
  fr: /\b(code|pin|mot de passe|carte)\b/i,
  es: /\b(c[oó]digo|clave|pin|contraseña|tarjeta)\b/i,
  pt: /\b(c[oó]digo|senha|pin|cart[aã]o)/i,
  tr: /(kod|şifre|sifre|parola|pin\b|kart)/i,
  ru: /(код|парол|пин|карт)/i,
  ar: /(رمز|كود|الرقم السري|كلمة السر|بطاقة|البطاقة)/,
  ja: /(コード|暗証|番号|パスワード|ピン|カード)/,
};
