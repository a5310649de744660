import type { Reading } from '#shared/search-line/reading.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { formatPhone, isInPlan, parsePhone } from '#shared/values/phone-format.ts';

/** A number as people write it, with an extension or without. */
const NUMBER = /^(?:tel:)?[+(]?[\d\s().+/·–-]{6,}(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
/** (NNN) NNN-NNNN, NNN-NNN-NNNN, NNN.NNN.NNNN: neither part before the last begins with 0 or 1. */
const NORTH_AMERICAN = /^(?:\([2-9]\d\d\) ?[2-9]\d\d[-. ]|[2-9]\d\d([-.])[2-9]\d\d\1)\d{4}$/;
/** A toll-free number of North America whose digits are partly letters. */
const VANITY =
  /^(?:\+?1[-.\s]?)?\(?(8(?:00|33|44|55|66|77|88))\)?[-.\s]?(?=[-\s\d]*[a-z])([a-z\d](?:[-\s]?[a-z\d]){6,9})$/i;
const KEYS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** A number among words. */
const AMONG = /(?:\+|\b00)?\(?\d[\d\s().·–-]{7,}\d/;

/** What is typed for a hyphen between digits: dashes, the long vowel and the dot of kana keyboards, the signs of Arabic ones. */
const HYPHENS = /(?<=[\d)])\s*[‐‑‒–—―−ー・･ـ٬]\s*(?=[\d(]|$)/gu;
/** Contacts are copied with marks of direction. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const withHyphens = (line: string) => inLatinDigits(line.replace(MARKS, '')).replace(HYPHENS, '-');

/** A line that is a number, or digits that may become one; undefined for other lines. The likelier country first. */
export function numbersIn(line: string, countries: readonly string[]): Reading[] | undefined {
  const digits = withHyphens(line);
  const vanity = VANITY.exec(digits);
  if (vanity) return readingsOf(`${vanity[1]}-${digitsOf(vanity[2]!)}`, ['US']);
  const isNumber = NUMBER.test(digits) && countries.some((country) => parsePhone(digits, country));
  const hasLetters = /\p{L}/u.test(digits.replace(/^tel:/i, '').replace(/(?:x|ext\.?)\s*\d{1,6}$/i, ''));
  return isNumber || (!hasLetters && /\d/.test(digits)) ? readingsOf(digits, countries) : undefined;
}

/** What people write before a number, in eight languages. */
const NUMBER_WORD = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:missed\s+)?(?:calls?|text|message)(?:\s+from)?|called(?:\s+me)?(?:\s+from)?|who(?:['’]s|\s+is|\s+was|se)?|whose\s+number|(?:(?:tele)?phone|cell|mobile|home|work|fax|tel)(?:\s*(?:number|no\.?|#))?|number|is|this|the|calling|from|me`,
    String.raw`(?:le\s+|ce\s+)?num[eé]ro|t[eé]l(?:[eé]phone)?\.?|portable|fixe|appel(?:\s+(?:du|de))?|qui(?:\s+(?:est|appelle|m['’]a\s+appel[eé]))?|[aà]\s+qui\s+(?:est|appartient)|de|du|le`,
    String.raw`(?:el\s+)?n[uú]mero|tel[eé]fono|celular|m[oó]vil|llamada(?:\s+del?)?|(?:de\s+)?qui[eé]n(?:\s+(?:es|llama|me\s+llam[oó]))?|del?|este|el`,
    String.raw`(?:o\s+)?telefone|celular|telem[oó]vel|liga[cç][aã]o(?:\s+d[eo])?|(?:de\s+)?quem(?:\s+(?:é|e|liga|ligou|me\s+ligou))?|d[eo]|este|esse|o`,
    String.raw`telefon(?:\s+numarası)?|numara(?:sı)?|cep(?:\s+telefonu)?|kim|kimin|arayan|arama|bu`,
    String.raw`телефона?|тел\.?|номера?|мобильный|звонок(?:\s+с)?|звонили(?:\s+с)?|кто(?:\s+(?:это|звонил|звонит))?|чей|с`,
    String.raw`(?:この)?電話(?:番号)?|携帯(?:電話)?(?:番号)?|番号|着信|誰`,
    String.raw`(?:ال)?هاتف|(?:ال)?رقم|جوال|(?:ال)?موبايل|تليفون|تلفون|مكالمة|اتصال|من|مين|صاحب`,
  ].join('|')})(?:の|は|から)?(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])[\s:：#°.]*`,
  'iu',
);
/** “who is calling from this number”, each replaced once: the words of several languages are alike. */
const MOST_WORDS = 6;
/** As many digits as a number of a phone has without its area code, or more. */
const LEAST_DIGITS = 7;

/** “teléfono (555) 555-0100”: a number behind a word for one, even if no country has it. */
export function numberBehindWord(line: string, countries: readonly string[]): Reading[] | undefined {
  const [, words = '', number = ''] = /^[¿\s]*([^+(\d]+)([+(\d][\d\s().+/·–-]*)[?？؟]?$/.exec(withHyphens(line)) ?? [];
  if (!words) return undefined;
  let rest = words;
  for (let nth = 0; nth < MOST_WORDS; nth++) rest = rest.replace(NUMBER_WORD, '');
  return !rest.trim() && number.replace(/\D/g, '').length >= LEAST_DIGITS
    ? readingsOf(number.trim(), countries)
    : undefined;
}

/** “who called me 212-555-0143”: a number that its country has, among words. */
export function numberAmongWords(line: string, countries: readonly string[]): Reading[] | undefined {
  const found = AMONG.exec(withHyphens(line))?.[0].trim();
  if (!found || !/\p{L}/u.test(line)) return undefined;
  const readings = readingsOf(found, countries).filter(({ search_query = '', country = 'US' }) => {
    const phone = parsePhone(search_query, country);
    return phone && isInPlan(phone);
  });
  return readings.length ? readings : undefined;
}

/**
 * A number in the notation of North America is of there, and otherwise perhaps of one of these countries, each with its
 * calling code.
 */
function readingsOf(digits: string, countries: readonly string[]): Reading[] {
  const [here = 'US'] = countries;
  const own = countries.flatMap((country) => {
    const phone = parsePhone(digits, country);
    return phone && isInPlan(phone) ? [{ phone, country }] : [];
  });
  const american = NORTH_AMERICAN.test(digits) && parsePhone(digits, 'US');
  const first = own[0];
  if (american && first?.phone !== american)
    return [
      { type: 'phone', search_query: `+1 ${formatPhone(american, 'en')}`, country: 'US' },
      ...(first ? [written(first)] : []),
    ];
  // A number as it was typed is of the country of the request.
  if (!first || first.country === here) return [{ type: 'phone', search_query: digits, country: here }];
  return [written(first)];
}

const written = ({ phone, country }: { phone: string; country: string }): Reading => ({
  type: 'phone',
  search_query: formatPhone(phone, 'en'),
  country,
});

/** The digits of the first seven keys: people write longer words. */
const digitsOf = (letters: string) =>
  [...letters.toLowerCase().replace(/[-\s]/g, '')]
    .map((each) => (/\d/.test(each) ? each : String(KEYS.findIndex((key) => key.includes(each)))))
    .slice(0, 7)
    .join('');
