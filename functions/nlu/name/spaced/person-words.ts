import { endingAt, type Phrasebook, startingAt } from '#functions/nlu/name/phrasebook.ts';
import {
  hasArticle,
  isEveryday,
  isFrequent,
  isMarked,
  isName,
  isNumber,
  isOf,
  isPatronymic,
  type Page,
} from '#functions/nlu/name/spaced/page.ts';
import { russianSurname } from '#functions/nlu/name/spaced/forename-first.ts';
import { isConjugated, isVerbal } from '#functions/nlu/name/spaced/verb.ts';
import type { Word } from '#functions/nlu/name/words.ts';

/** “I’ve”, “game’s”. */
const contraction = /['’](?:s|ve|ll|re|d|m|t)$/u;
const nisba = /^ال.+ي$/u;
const kunya = new Set(['ابو', 'ام', 'عبد', 'بن', 'ابن', 'بنت', 'ابا', 'بو', 'ولد', 'نور', 'سيف']);
/** Arabic words that are part of the name after them: “Abu Hassan”, “Abd al-Jalil”. */
export const isKunya = ({ folded }: Word): boolean => kunya.has(folded);

/** Second parts of compound Arabic names: “Nour ed-Din”. */
const godly = new Set(['الدين', 'الله', 'الرحمن', 'الرحيم', 'الكريم', 'العزيز', 'الحق', 'الاسلام']);

const unlikely: readonly (keyof Phrasebook)[] = ['roles', 'places', 'kin', 'others', 'weak', 'intro', 'after'];

/** Turkish “I am”, after a relation. */
export const isAm = ({ suffix, folded }: Word): boolean => suffix && /^y?[iu]m$/u.test(folded);

/** Whether a word may be part of a person’s name; the rules differ for the first word. */
export function maybeName(page: Page, at: number, first: boolean): boolean {
  const word = page.words[at];
  if (!word || isNumber(word) || isAm(word) || word.folded.length < 2 || contraction.test(word.text)) return false;
  const { vocabulary, book } = page;
  const marked = isMarked(page, at);
  if (first && page.language === 'ar' && isKunya(word)) return true;
  // “Abu Ali”: Ali is also “on me”.
  if (!first && page.language === 'ar' && isKunya(page.words[at - 1]!) && page.vocabulary.forenames.has(word.folded))
    return true;
  if (isConjugated(word.folded, page.language)) return false;
  if (!marked && !isName(page, word) && isVerbal(word.folded, page.language)) return false;
  // “Sendikadan Gülten”
  const next = page.words[at + 1];
  if (page.language === 'tr' && next && turkishBefore.test(word.folded) && !isName(page, word) && isName(page, next))
    return false;
  // “Momo, yani Mehmet Karaca”: Yani is a name too.
  if (first && !marked && book.correction.has(word.folded)) return false;
  if (first && !marked && book.ends.has(word.folded) && !vocabulary.forenames.has(word.folded)) return false;
  if ([book.intro, book.weak, book.greeting, book.others, book.after].some((set) => set.has(word.folded)))
    return marked && vocabulary.forenames.has(word.folded);
  // “Rima Haddad”: many Arabic surnames are trades without an article.
  const trade = page.language === 'ar' && !first && isOf(page, book.roles, word) && !hasArticle(word);
  if (trade && vocabulary.forenames.has(page.words[at - 1]!.folded)) return true;
  // “Hisham al-Khatib from the bank”: who is from elsewhere is no preacher.
  const isTradeName = page.language === 'ar' && !first && vocabulary.surnames.has(word.folded) && hasArticle(word);
  if (isTradeName && vocabulary.forenames.has(page.words[at - 1]!.folded) && startingAt(page.words, at + 1, book.from))
    return true;
  if (!first && !marked && (book.ends.has(word.folded) || isOf(page, book.roles, word) || isOf(page, book.units, word)))
    return false;
  if (isOf(page, book.places, word) && !marked) return false;
  // Arabic has no capitals, and its dialects are not listed: a word after a forename must look like a name itself.
  if (!first && page.language === 'ar') {
    const before = page.words[at - 1]!;
    // “And I want”: “and” is a prefix of a separate word.
    const joined = isName(page, word) ? '' : word.folded.replace(/^[وف]/u, '');
    if (joined !== word.folded && (book.ends.has(joined) || vocabulary.everyday.has(joined))) return false;
    // “Khaled al-Harbi”: an adjective of a place or a trade may be a surname.
    if (
      isKunya(before) ||
      godly.has(word.folded) ||
      (nisba.test(word.folded) && vocabulary.forenames.has(before.folded))
    )
      return true;
    const likely = vocabulary.likeness(word.folded) > (vocabulary.forenames.has(before.folded) ? -4 : 0);
    if (!isName(page, word) && !hasArticle(word) && (!likely || page.meant.has(word.folded))) return false;
  }
  if (isFrequent(page, word))
    return marked || (first && word.folded.length > 2 && vocabulary.forenames.has(word.folded));
  return marked || isName(page, word) || !isEveryday(page, word) || isRussianSurname(page, at);
}

/** Whether a word ends like a Russian surname, beside a forename: “лисицын антон”. */
function isRussianSurname({ words, language, vocabulary }: Page, at: number): boolean {
  if (language !== 'ru' || words[at]!.folded.length < 5 || !russianSurname.test(words[at]!.folded)) return false;
  const [before, after] = [words[at - 1], words[at + 1]];
  const isForename = (word?: Word) =>
    word !== undefined && vocabulary.forenames.has(word.folded) && !vocabulary.everyday.has(word.folded);
  return (!words[at]!.stop && isForename(after)) || (before?.stop === false && isForename(before));
}

/** Whether an unlisted word is introduced as a name: “it’s bríd”. */
export function isIntroduced(page: Page, at: number): boolean {
  const { words, book } = page;
  const word = words[at]!;
  if (at === 0 || isNumber(word) || word.folded.length < 3 || isFrequent(page, word)) return false;
  if (isConjugated(word.folded, page.language) || (!word.capital && isVerbal(word.folded, page.language))) return false;
  if (unlikely.some((name) => isOf(page, book[name], word))) return false;
  return endingAt(words, at, book.strong) > 0 || endingAt(words, at, book.intro) > 0;
}

/** Whether a span refers to another person: “Elif’in öğretmeni”, “Samet’i”, “irv’s machine”; or to a workplace. */
export function isInflected({ words, language }: Page, to: number): boolean {
  const [last, next] = [words[to - 1]!, words[to]];
  if (language === 'en') return /['’]s$/u.test(last.text) && last.text.length > 3;
  return Boolean(next?.suffix) && !/^y?[iu]m$/u.test(next!.folded);
}

/** Whether the name continues after a span: “Anneke de Vries”, “Рогов Вадим Сергеевич”, “Bertrand Maillochon”. */
export function goesOn(page: Page, from: number, to: number): boolean {
  const { words, book, language } = page;
  const [last, next, then] = [words[to - 1]!, words[to], words[to + 1]];
  if (!next || last.stop || next.folded.length < 2) return false;
  if (isPatronymic(next)) return true;
  // “El Hedi ben Salem”
  const lineage = language === 'ar' && isKunya(next) && isName(page, last) && maybeName(page, to + 1, false);
  if (lineage && !book.kin.has(then!.folded)) return true;
  if (language === 'en' && then && book.particles.has(next.folded) && isMarked(page, to + 1)) return true;
  const opened = book.opening.has(next.folded) || book.places.has(next.folded);
  // In Turkish the place follows the name: “Serkan Altınay Yıldırım Ambalaj’dan”.
  if (language === 'tr' && (to > from + 1 || then?.suffix)) return false;
  const likely = isName(page, next) || !isEveryday(page, next);
  return isMarked(page, to) && likely && !opened && (isMarked(page, to - 1) || to - 1 === 0);
}

/** Turkish words before a name, for a place or an addressee: “Radyolojiden Ufuk”, “Mukaddescim Nezihe ben”. */
const turkishBefore = /^.{3,}(?:[dt][ae]n|c[iu]g?[iu]m)$/u;

/** Whether a span starts inside capitalised words, at the end of the name of a place. */
export const isMidway = (page: Page, from: number): boolean =>
  from > 1 &&
  page.language !== 'ru' &&
  !(
    page.language === 'tr' &&
    turkishBefore.test(page.words[from - 1]!.folded) &&
    !isName(page, page.words[from - 1]!)
  ) &&
  isMarked(page, from - 1) &&
  isMarked(page, from) &&
  !page.words[from - 1]!.stop &&
  !page.book.opening.has(page.words[from - 1]!.folded) &&
  !isOf(page, page.book.places, page.words[from - 1]!);

/** Whether a second person is spoken of after the caller: “c’est Fatoumata Lino il a de la fièvre”. */
export function isResumed({ words, language, vocabulary }: Page, from: number, to: number): boolean {
  if (language !== 'fr' || to < from + 2 || to > words.length || words[to - 1]!.stop) return false;
  const { forenames } = vocabulary;
  const isPair = forenames.has(words[to - 2]!.folded) && forenames.has(words[to - 1]!.folded);
  return isPair && /^(?:il|elle)$/u.test(words[to]?.folded ?? '');
}

/** Turkish trades: “ipekçi Halil”, “kombici Ramazan”. */
const turkishTrade = /^.{2,}c[iu]$/u;
/** Whether a Turkish trade stands before a forename. */
export function isTradeBeforeName({ words, language, vocabulary }: Page, at: number): boolean {
  const next = words[at + 1];
  if (language !== 'tr' || !next || !turkishTrade.test(words[at]!.folded)) return false;
  return !vocabulary.forenames.has(words[at]!.folded) && vocabulary.forenames.has(next.folded);
}

const ofChild = new Set(['de', 'd', 'da', 'do', 'du', 'del', 'of']);
/** Parents: the name after them is their child’s. */
export const parents =
  /^(?:والده?|ام|ابو|ابا?|mum|mom|mother|dad|father|мама|папа|мать|отец|maman|papa|mere|pere|mama|madre|padre|mae|pai)$/u;
/** Whether a parent precedes, with a connector: “o pai da Manu”, “папа Артёма”. */
export function isParent({ words }: Page, from: number): string {
  const [before, then] = [words[from - 1], words[from - 2]];
  if (!before || before.stop) return '';
  if (parents.test(before.folded)) return 'beside';
  return then && ofChild.has(before.folded) && parents.test(then.folded) ? 'of' : '';
}

const mine = new Set('my mon ma mi meu minha мои моя моего мою моеи'.split(' '));
/** Whether a relation of the caller’s has the name: “my daughter Ruby told me to ring”. */
export const isCallersKin = ({ words, book }: Page, from: number): boolean =>
  from > 1 && !words[from - 1]!.stop && book.kin.has(words[from - 1]!.folded) && mine.has(words[from - 2]!.folded);

/** Whether a phrase that only introduces the caller surrounds the span. */
export function isNamed(page: Page, from: number, to: number, start = from): boolean {
  const { words, book, owners } = page;
  if (words.slice(from, to).every(({ folded }) => owners.has(folded))) return false;
  const joined = from > 0 && start === from && !words[from - 1]!.stop;
  const before = words[from - 1]!;
  if (joined && isMarked(page, from - 1) && !book.opening.has(before.folded)) return false;
  // “Halil ben Muzaffer” addresses Halil; “Pelin ben” is from Pelin.
  let then = to + 1;
  while (words[then] && (book.titles.has(words[then]!.folded) || book.roles.has(words[then]!.folded))) then++;
  const isFollowed = page.language === 'tr' && words[then] && isName(page, words[then]!);
  if (isFollowed) return endingAt(words, start, book.naming) > 0;
  return (
    endingAt(words, start, book.naming) > 0 ||
    (startingAt(words, to, book.namingAfter) > 0 &&
      words.slice(from, to).every((word, at) => isName(page, word) || isMarked(page, from + at)))
  );
}
