import { denials, denialsAfter, doubts, rules, unspaced } from '#functions/account/domain/refused-words.ts';
import { type RefusedUse, refusedUses } from '#shared/validation/account.ts';

/**
 * The refused use that the text describes, in any of our languages; null for none. Favours precision over recall: a
 * false positive locks a member out, while a liar would pick another reason anyway.
 */
export function readUse(words: string): RefusedUse | null {
  const text = plain(words);
  return refusedUses.find((use) => readers[use].some((reads) => reads(text))) ?? null;
}

/** Lower case, without Latin and Arabic diacritics, and one form for spelling variants. */
const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Arabic}]\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[ıёةىـ]/g, (message) => one[message] ?? '')
    .replace(/[\s\u200b-\u200f]+/g, ' ');
const one: Record<string, string> = { ı: 'i', ё: 'е', ة: 'ه', ى: 'ي', ـ: '' };

/** How far apart two stems may be and still count as one phrase; never across sentences. */
const BETWEEN = '[^.!?;。！？؟]{0,45}';

/** Stems begin a word, after the little words that Arabic joins to it; `_` is where a word ends. Japanese sets no spaces. */
const stems = (language: string, alternatives: string): string => {
  const body = alternatives.replaceAll('_', String.raw`(?!\p{L})`);
  if (unspaced.has(language)) return `(?:${body})`;
  const joined = language === 'ar' ? '(?:[وف]?(?:لل|[بلك]?(?:ال)?))' : '';
  return String.raw`(?<!\p{L})${joined}(?:${body})`;
};

const denied = new RegExp(
  String.raw`(?<!\p{L})(?:${denials})(?!\p{L})(?:[ '](?!(?:${doubts})[ '])\p{L}+){0,3}[ ']$`,
  'u',
);
const deniedAfter = new RegExp(`^${BETWEEN}(?:${denialsAfter})`, 'u');

type Reader = (text: string) => boolean;

/** Finds a phrase, or two close to each other, unless the text negates it. */
function reader(language: string, rule: string | readonly [string, string]): Reader {
  const [first, second] = (typeof rule === 'string' ? [rule] : rule).map((part) => stems(language, part));
  const pattern = new RegExp(second ? `${first}${BETWEEN}${second}|${second}${BETWEEN}${first}` : `${first}`, 'gu');
  return (text) =>
    Array.from(text.matchAll(pattern)).some(
      ({ 0: { length }, index }) => !denied.test(text.slice(0, index)) && !deniedAfter.test(text.slice(index + length)),
    );
}

const readers = Object.fromEntries(
  refusedUses.map((use) => [
    use,
    Object.entries(rules).flatMap(([language, of]) => of[use].map((rule) => reader(language, rule))),
  ]),
) as Record<RefusedUse, Reader[]>;
