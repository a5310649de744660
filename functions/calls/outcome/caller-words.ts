import { fold } from '#functions/names/fold.ts';
import { lookOf } from '#functions/names/look-alike.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import type { Claim } from '#functions/messaging/public.ts';
import type { CallSummary } from '#shared/values/call.ts';

/** What callers claim to be in order to be believed: whole words, folded, and beginnings of words. */
const institutions = [
  'bank banking fraud security police sheriff tax taxes irs fbi revenue customs court treasury medicare government',
  'banque fraude police gendarmerie impots fisc securite douane douanes tribunal tresor',
  'banco fraudes policia hacienda impuestos seguridad aduana aduanas juzgado tributaria',
  'receita federal seguranca alfandega',
  'banka bankasi bankacilik polis emniyet vergi guvenlik savcilik savci jandarma gumruk mahkeme dolandiricilik',
].flatMap((line) => line.split(' '));
const beginnings = 'полици налогов мошенн безопасн следовател следствен прокур таможен фсб мвд'.split(' ');
const anywhere = '銀行 警察 税務署 国税 詐欺 セキュリティ 検察 裁判所 年金 банк'.split(' ');
const arabic = 'بنك مصرف شرطه ضرايب امن احتيال جمارك محكمه نيابه'.split(' ');

const institutionLooks = new Set(institutions.map(lookOf));

const isInstitution = (word: string): boolean =>
  institutionLooks.has(lookOf(word)) ||
  beginnings.some((each) => word.startsWith(each)) ||
  anywhere.some((each) => word.includes(each)) ||
  arabic.includes(word.replace(/^(?:و|ب|ل)?ال/u, ''));

type Named = Pick<CallSummary, 'caller_name' | 'caller_name_source' | 'is_imitation'>;

/** Who vouches for a caller’s name. One that is said is the caller’s own claim; a bank’s, or that of a contact, is worth less. */
export function claimOf({ caller_name, caller_name_source, is_imitation }: Named): Claim {
  if (caller_name_source === 'contact' || caller_name_source === 'lookup') return 'known';
  if (is_imitation) return 'institution';
  const words = fold(caller_name ?? '').split(' ');
  return words.some(isInstitution) ? 'institution' : 'claimed';
}

const ENDINGS =
  'com|net|org|info|biz|co|io|app|xyz|online|site|top|shop|link|club|me|ly|cc|us|uk|ru|рф|de|fr|es|pt|br|jp|tr|sa|ae|eg|mx|ca';
const DOT = 'dot|point|punto|ponto|nokta|точка|نقطة|دوت|ドット';
const addresses = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  new RegExp(`(?<![\\p{L}\\d])(?:[\\p{L}\\d-]+\\.)+(?:${ENDINGS})(?![\\p{L}\\d])(?:/\\S*)?`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d])[\\p{L}\\d-]+\\s*(?:${DOT})\\s*(?:${ENDINGS}|ком|كوم|コム)(?![\\p{L}\\d])`, 'giu'),
];

/** Five digits or more are a number to call or to text; dates are not. */
const digits = /[+＋]?\p{Nd}(?:[\s().·、\p{Pd}/]{0,3}\p{Nd}){4,}/gu;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const digitWords = Object.values(phrasesOf).flatMap(({ digits }) => digits.ones.flat());
const ownWords = digitWords.filter((word) => /^[\p{L}\p{M}’']+$/u.test(word)).map((word) => word.toLowerCase());
const spelled = new RegExp(`(?<!\\p{L})(?:(?:${[...new Set(ownWords)].join('|')})(?!\\p{L})[\\s,、-]{0,2}){5,}`, 'giu');

/** Letters and dots in the form that a telephone makes links of: “ｅｖｉｌ．ｃｏｍ”, “evil[.]com”, “evil。com”. */
const withPlainDots = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]+/gu, (wide) => wide.normalize('NFKC'))
    .replace(/(?<=[\p{L}\d])\s?[[(]\s?(?:\.|dot)\s?[\])]\s?(?=[a-z])/giu, '.')
    .replace(/(?<=[a-z\d])[。․｡﹒](?=[a-z])/giu, '.');

/** A caller’s words without what they may lead an owner to: addresses, links and numbers that they dictated. */
export function withoutContacts(text: string): string {
  const bare = addresses
    .reduce((rest, pattern) => rest.replace(pattern, '…'), withPlainDots(text))
    .replace(digits, (found) => (date.test(found) ? found : '…'))
    .replace(spelled, '… ');
  return bare
    .replace(/(?:\s*…)+/gu, ' …')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same of something that may be missing; null where nothing else was said. */
export const safeWords = (text: string | null): string | null => {
  const bare = text === null ? '' : withoutContacts(text);
  return /[\p{L}\p{N}]/u.test(bare) ? bare : null;
};
