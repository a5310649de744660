import { compoundsOf } from '#functions/names/compound.ts';
import { fold } from '#functions/names/fold.ts';
import { familyLengthOf, familyLengthOfKana, isJapaneseOrder } from '#functions/names/japanese-names.ts';

/** A name in parts, as far as they are known. */
type NameParts = { first_name: string | null; middle_name: string | null; last_name: string | null };

/** Particles that begin a surname, in the supported languages, and as they are written in katakana. */
const particles = new Set(
  'van von vom der den ter ten de del della di da das do dos du la le los al el bin ibn bint ben abu af av zu zum st. بن ابن بنت آل フォン ヴァン ファン デア デル デ ダ ド ラ ビン'.split(
    ' ',
  ),
);
/** Conjunctions between two surnames. */
const ties = new Set(['y', 'e', 'i', '&']);
const suffix = /^(jr|sr|junior|senior|ii|iii|iv|v|esq|phd|md)\.?$/i;
const title = /^(mr|mrs|ms|miss|dr|prof|sir|rev|hon)\.?$/i;
const patronymic = /(ович|евич|ьич|овна|евна|ична|инична)$/i;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\s]+$/u;
const katakana = /^[\p{Script=Katakana}ー]+( [\p{Script=Katakana}ー]+)+$/u;

/** Splits a full name into parts: handles “Last, First”, particles, and family-name-first order. */
export function splitName(text: string): NameParts {
  const full = text.replace(/\s+/g, ' ').trim();
  if (eastAsian.test(full) && !isForeignKatakana(full)) return familyFirst(full);
  const [before = '', ...after] = full.split(/\s*[,،]\s*/);
  const given = after.filter((part) => part && !suffix.test(part));
  if (given.length) return { ...givenNames(words(given.join(' '))), last_name: before };

  const all = words(before);
  if (all.length < 2) return { first_name: null, middle_name: null, last_name: null };
  // “Иванов Иван Иванович”: a final patronymic indicates family-name-first order.
  if (all.length === 3 && patronymic.test(all[2] ?? ''))
    return { first_name: all[1] ?? null, middle_name: all[2] ?? null, last_name: all[0] ?? null };
  const names = compoundsIn(all);
  if (names.length < 2) return { first_name: null, middle_name: null, last_name: null };
  const from = surnameFrom(names);
  return { ...givenNames(names.slice(0, from)), last_name: names.slice(from).join(' ') };
}

/** The full name composed of its parts, in the order of its script. */
export function joinName({ first_name, middle_name, last_name }: Partial<NameParts>): string {
  const parts = [first_name, middle_name, last_name].filter(Boolean);
  if (!eastAsian.test(parts.join(''))) return parts.join(' ');
  const isForeign = parts.length > 1 && !isJapaneseOrder(last_name ?? '', first_name ?? '');
  if (isForeign && parts.every((part) => /^[\p{Script=Katakana}ー ]+$/u.test(part ?? ''))) return parts.join('・');
  return [last_name, first_name].filter(Boolean).join(' ');
}

function words(text: string): string[] {
  const all = text.split(/[ ・･·]/u).filter((word) => word && !title.test(word));
  while (all.length > 2 && suffix.test(all.at(-1) ?? '')) all.pop();
  return all;
}

/** The words of a name, those of an Arabic compound together: علي, عبد الله, صالح. */
const compoundsIn = (all: string[]): string[] =>
  arabic.test(all.join(''))
    ? compoundsOf(all.map(fold)).map((group, nth, groups) => {
        const from = groups.slice(0, nth).reduce((sum, { length }) => sum + length, 0);
        return all.slice(from, from + group.length).join(' ');
      })
    : all;
const arabic = /^[\p{Script=Arabic}\p{M}]+$/u;

/** The index of the first surname word: the first particle, else the word before a conjunction, else the last word. */
function surnameFrom(all: string[]): number {
  const at = all.findIndex((word, i) => i > 0 && i < all.length - 1 && isParticle(word));
  if (at > 0) return at;
  const tie = all.findIndex((word, i) => i > 1 && i < all.length - 1 && ties.has(word.toLowerCase()));
  return tie > 0 ? tie - 1 : all.length - 1;
}

const isParticle = (word: string) => particles.has(word.toLowerCase()) && word !== 'Al' && word !== 'Ben';

const givenNames = ([first, ...middle]: string[]) => ({
  first_name: first ?? null,
  middle_name: middle.join(' ') || null,
});

/** A foreign name in katakana has the given name first, as in its own language. */
function isForeignKatakana(full: string): boolean {
  if (!katakana.test(full)) return false;
  const all = full.split(' ');
  return !isJapaneseOrder(all[0]!, all.at(-1)!);
}

/** Kana that follow or precede the characters of the other part: 高橋みなみ, 田中マリア, つるの剛士. */
const mixed =
  /^(?:(\p{Script=Han}+)([\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(\p{Script=Hiragana}+)(\p{Script=Han}+))$/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Splits an East Asian name: by its spaces, else where kana begin or end, else after a known family name. */
function familyFirst(full: string): NameParts {
  const [family, ...given] = full.includes(' ') ? full.split(' ') : unspaced(full);
  return given.length && family
    ? { first_name: given.join(' '), middle_name: null, last_name: family }
    : { first_name: null, middle_name: null, last_name: null };
}

function unspaced(full: string): string[] {
  const [, han, behind, before, signs] = mixed.exec(full) ?? [];
  if (han && behind) return [han, behind];
  if (before && signs) return [before, signs];
  const all = [...full];
  const at = kana.test(full) ? familyLengthOfKana(full) : familyLengthOf(all);
  return [all.slice(0, at), all.slice(at)].map((part) => part.join('')).filter(Boolean);
}
