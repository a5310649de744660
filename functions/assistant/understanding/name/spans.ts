import type { Candidate, Heard } from '#functions/assistant/understanding/name/candidate.ts';
import {
  endingAt,
  type Phrasebook,
  phrasebookOf,
  type Spaced,
  startingAt,
} from '#functions/assistant/understanding/name/phrasebook.ts';
import { type Vocabulary, vocabularyOf } from '#functions/assistant/understanding/name/vocabulary.ts';
import { type Word, wordsOf } from '#functions/assistant/understanding/name/words.ts';

const MOST_WORDS = 400;
const LONGEST_PERSON = 4;
const LONGEST_PLACE = 6;
const befores = ['strong', 'intro', 'from', 'others', 'greeting', 'weak'] as const;
/** Articles are said before names as titles are, and say nothing. */
const bareArticle = new Set(['the', 'le', 'la', 'l', 'el', 'o', 'a', 'me']);
const patronymic = /(?:вич|вна|ична|оглы|кызы)$/u;
const russianSurname = /(?:ов|ев|ин|ын|ова|ева|ина|ына|скии|цкии|ская|цкая|енко|ук|юк|ко|ян|швили|дзе|их)$/u;

/** A turn with all that its words are looked up in. */
type Page = Heard & {
  words: Word[];
  book: Phrasebook;
  vocabulary: Vocabulary;
  language: Spaced;
  /** Whether capitals say something: not where all or no words have one. */
  cased: boolean;
};

function pageOf(heard: Heard, language: Spaced): Page {
  const book = phrasebookOf(language);
  const words = wordsOf(heard.text, language, book.fillers).slice(0, MOST_WORDS);
  const capitals = words.filter(({ capital }) => capital).length;
  const cased = capitals > 0 && (capitals < words.length / 2 || words.length < 5);
  return { ...heard, words, book, vocabulary: vocabularyOf(language), language, cased };
}

const isNumber = (word: Word) => /^\p{N}/u.test(word.folded);
const isName = ({ vocabulary }: Page, { folded }: Word) =>
  vocabulary.forenames.has(folded) || vocabulary.surnames.has(folded) || patronymic.test(folded);
/** A capital within a sentence says “name”; at the beginning of one it says nothing. */
const isMarked = ({ cased, words }: Page, at: number) =>
  cased && words[at]!.capital && (at > 0 ? !words[at - 1]!.stop : words.length < 5);

const article = /^(?:ال|لل)/u;
/** Whether a word is of a set; in Arabic also behind its article. */
const isOf = ({ language }: Page, set: ReadonlySet<string>, { folded }: Word): boolean =>
  set.has(folded) || (language === 'ar' && article.test(folded) && set.has(folded.replace(article, '')));

function maybeName(page: Page, at: number, first: boolean): boolean {
  const word = page.words[at];
  if (!word || isNumber(word) || word.folded.length < 2) return false;
  const { vocabulary, book } = page;
  const marked = isMarked(page, at);
  if ([book.intro, book.weak, book.greeting, book.others].some((set) => set.has(word.folded))) return false;
  if (!first && isOf(page, book.roles, word) && !marked) return false;
  if (isOf(page, book.places, word) && !marked) return false;
  // Arabic has no capitals, and its spoken words are in no list: what follows a forename must look like a name itself.
  if (!first && page.language === 'ar' && !isName(page, word) && !article.test(word.folded)) return false;
  if (vocabulary.frequent.has(word.folded))
    return marked || (first && word.folded.length > 2 && vocabulary.forenames.has(word.folded));
  return marked || isName(page, word) || !vocabulary.everyday.has(word.folded);
}

/** What is said right before: the longest phrase, titles not counted. */
function beforeOf(page: Page, at: number): { said: string; titled: boolean; from: number } {
  const { words, book } = page;
  let from = at;
  while (from > 0 && book.titles.has(words[from - 1]!.folded) && at - from < 3) from--;
  const titled = words.slice(from, at).some(({ folded }) => !bareArticle.has(folded));
  if (from === 0) return { said: 'start', titled, from };
  const lengths = befores.map((name) => ({ name, length: endingAt(words, from, book[name]) }));
  const longest = lengths.reduce((best, one) => (one.length > best.length ? one : best));
  if (longest.length) return { said: longest.name, titled, from };
  if (endingAt(words, from, book.roles)) return { said: 'role', titled, from };
  if (endingAt(words, from, book.places)) return { said: 'place', titled, from };
  if (endingAt(words, from, book.kin)) return { said: 'kin', titled, from };
  if (endingAt(words, from, book.correction)) return { said: 'correction', titled, from };
  const last = words[from - 1]!;
  if (last.stop) return { said: 'stop', titled, from };
  return { said: isName(page, last) && !page.vocabulary.everyday.has(last.folded) ? 'name' : 'else', titled, from };
}

function afterOf(page: Page, at: number): string {
  const { words, book } = page;
  if (at >= words.length) return 'end';
  const lengths = (['after', 'from', 'intro', 'correction', 'strong', 'others', 'greeting'] as const).map((name) => ({
    name,
    length: startingAt(words, at, book[name]),
  }));
  const longest = lengths.reduce((best, one) => (one.length > best.length ? one : best));
  if (longest.length) return longest.name;
  if (startingAt(words, at, book.roles)) return 'role';
  if (startingAt(words, at, book.places)) return 'place';
  if (startingAt(words, at, book.titles)) return 'title';
  if (words[at - 1]!.stop) return 'stop';
  if (maybeName(page, at, false)) return 'name';
  return page.vocabulary.frequent.has(words[at]!.folded) ? 'frequent' : 'else';
}

const valueOf = ({ text, words }: Page, from: number, to: number): string => {
  const stretch = text.slice(words[from]!.start, words[to - 1]!.end);
  const said = words.slice(from, to).map((word) => word.text);
  return stretch.length <= said.join(' ').length ? stretch : said.join(' ');
};

function placeFeatures(page: Page, at: number, to: number): string[] {
  const { words } = page;
  const { said, titled } = beforeOf(page, at);
  const after = afterOf(page, to);
  const position = at < 4 ? 'first' : at < 12 ? 'early' : at < 40 ? 'middle' : 'late';
  const answer = page.asked === null ? 'unknown' : page.asked ? 'asked' : 'unasked';
  const short = words.length <= 6 ? 'short' : 'long';
  const unlike = words.slice(0, at).filter(({ folded }) => !page.book.opening.has(folded)).length;
  const opening = unlike < 2 ? unlike : unlike < 4 ? 2 : unlike < 10 ? 4 : 10;
  return [
    `before:${said}`,
    `after:${after}`,
    `around:${said}:${after}`,
    `position:${position}`,
    `opening:${opening}`,
    `opening:${opening}:${said}`,
    `opening:${opening}:${page.turn > 0 ? 'later' : 'first'}:${answer}`,
    `turn:${page.turn > 0 ? 'later' : 'first'}:${answer}`,
    `${answer}:${said}`,
    `${answer}:${short}`,
    `${page.language}:before:${said}`,
    `${page.language}:after:${after}`,
    ...(titled ? ['titled', `titled:${said}`] : []),
    ...(words[to - 1]!.stop ? ['stop'] : []),
    ...(to === words.length ? [`whole:${at === 0 || said === 'weak' || said === 'intro'}:${answer}`] : []),
  ];
}

function personFeatures(page: Page, from: number, to: number): string[] {
  const { vocabulary, words, owners, cased } = page;
  const span = words.slice(from, to);
  const [first, last] = [span[0]!, span.at(-1)!];
  const unknown = span.filter((word) => !isName(page, word) && !page.book.particles.has(word.folded)).length;
  const everyday = span.filter(({ folded }) => vocabulary.everyday.has(folded)).length;
  const frequent = span.filter(({ folded }) => vocabulary.frequent.has(folded)).length;
  const marked = span.filter((_, at) => isMarked(page, from + at)).length;
  const more = maybeName(page, to, false) && !words[to - 1]!.stop;
  return [
    `words:${span.length}`,
    `unknown:${unknown}:${span.length}`,
    `${page.language}:unknown:${Math.min(unknown, 2)}:${Math.min(span.length, 3)}`,
    ...(span.length > 1 ? [`last:${isName(page, last)}:${vocabulary.everyday.has(last.folded)}`] : []),
    `everyday:${everyday}:${marked === span.length}`,
    `frequent:${Math.min(frequent, 2)}`,
    `marked:${cased ? (marked === span.length ? 'all' : marked ? 'some' : first.capital ? 'start' : 'none') : 'uncased'}`,
    ...(vocabulary.forenames.has(first.folded) ? ['forename', `forename:${span.length}`] : ['no-forename']),
    ...(span.length > 1 && (vocabulary.surnames.has(last.folded) || patronymic.test(last.folded)) ? ['surname'] : []),
    ...(page.language === 'ru' && span.length > 1 && russianSurname.test(last.folded) ? ['russian-surname'] : []),
    `formula:${beforeOf(page, from).said}:${vocabulary.forenames.has(first.folded)}`,
    ...(span.some(({ folded }) => patronymic.test(folded)) ? ['patronymic'] : []),
    ...(span.every(({ folded }) => owners.has(folded)) ? ['owner'] : []),
    ...(more ? ['more', isMarked(page, to) ? 'more:marked' : 'more:plain'] : []),
    ...(from > 0 && maybeName(page, from - 1, true) && !words[from - 1]!.stop ? ['cut'] : []),
    ...(page.book.places.has(last.folded) ? ['is-place'] : []),
    ...(page.book.roles.has(first.folded) ? ['is-role'] : []),
    ...(page.book.kin.has(first.folded) || page.book.kin.has(last.folded) ? ['is-kin'] : []),
    ...(page.book.particles.has(last.folded) ? ['open'] : []),
  ];
}

/** Said where a name is said, also a word of every day may be one: Hope, Karim, Paz. */
function introduced(page: Page, at: number): boolean {
  const { words, book, vocabulary } = page;
  const word = words[at]!;
  if (at === 0 || isNumber(word) || word.folded.length < 3 || vocabulary.frequent.has(word.folded)) return false;
  if (
    ['roles', 'places', 'kin', 'others', 'weak', 'intro', 'after'].some((name) =>
      isOf(page, book[name as keyof Phrasebook], word),
    )
  )
    return false;
  return endingAt(words, at, book.strong) > 0 || endingAt(words, at, book.intro) > 0;
}

/** Where a word that is in no list of names may be one all the same. */
const places = new Set(['start', 'greeting', 'weak', 'role', 'place', 'kin', 'correction']);

/** Whether anything speaks for its being a person: a known name, a capital, or where it is said. */
function supported(page: Page, from: number, to: number): boolean {
  const { words, vocabulary } = page;
  for (let at = from; at < to; at++)
    if (isMarked(page, at) || (isName(page, words[at]!) && !vocabulary.everyday.has(words[at]!.folded))) return true;
  const { said, titled } = beforeOf(page, from);
  if (said === 'strong' || said === 'intro') return true;
  if (vocabulary.everyday.has(words[from]!.folded)) return false;
  if (said === 'start' && page.turn > 0 && page.asked === false) return false;
  return titled || places.has(said) || afterOf(page, to) === 'after';
}

/** Whether it is said of somebody else: “Elif’in öğretmeni”, “Samet’i”, “irv’s machine”; or is where somebody calls from. */
function inflected({ words, language }: Page, to: number): boolean {
  const [last, next] = [words[to - 1]!, words[to]];
  if (language === 'en') return /['’]s$/u.test(last.text) && last.text.length > 3;
  return Boolean(next?.suffix) && !/^y?[iu]m$/u.test(next!.folded);
}

/** Whether a name goes on after it: “Anneke de Vries”, “Рогов Вадим Сергеевич”, “Bertrand Maillochon”. */
function goesOn(page: Page, from: number, to: number): boolean {
  const { words, book, language } = page;
  const [last, next, then] = [words[to - 1]!, words[to], words[to + 1]];
  if (!next || last.stop || next.folded.length < 2) return false;
  if (patronymic.test(next.folded)) return true;
  if (language === 'en' && then && book.particles.has(next.folded) && isMarked(page, to + 1)) return true;
  const opened = book.opening.has(next.folded) || book.places.has(next.folded);
  // In Turkish the place is said right after the name: “Serkan Altınay Yıldırım Ambalaj'dan”.
  if (language === 'tr' && (to > from + 1 || then?.suffix)) return false;
  const likely = isName(page, next) || !page.vocabulary.everyday.has(next.folded);
  return isMarked(page, to) && likely && !opened && (isMarked(page, to - 1) || to - 1 === 0);
}

/** Whether it begins in the midst of what is written with capitals: the end of the name of a place. */
const midway = (page: Page, from: number): boolean =>
  from > 1 &&
  page.language !== 'ru' &&
  isMarked(page, from - 1) &&
  isMarked(page, from) &&
  !page.words[from - 1]!.stop &&
  !page.book.opening.has(page.words[from - 1]!.folded) &&
  !isOf(page, page.book.places, page.words[from - 1]!);

/** Whether a formula that names nobody but the caller is said around it. */
const named = (page: Page, from: number, to: number, start = from): boolean => {
  const { words, book, owners } = page;
  if (words.slice(from, to).every(({ folded }) => owners.has(folded))) return false;
  if (
    from > 0 &&
    start === from &&
    !words[from - 1]!.stop &&
    isMarked(page, from - 1) &&
    isName(page, words[from - 1]!)
  )
    return false;
  // “Halil ben Muzaffer” calls Halil; “Pelin ben” is Pelin.
  const answered = page.language === 'tr' && words[to + 1] && isName(page, words[to + 1]!);
  if (answered) return endingAt(words, start, book.naming) > 0;
  return (
    endingAt(words, start, book.naming) > 0 ||
    (startingAt(words, to, book.namingAfter) > 0 && words.slice(from, to).every((word) => isName(page, word)))
  );
};

function persons(page: Page): Candidate[] {
  const found: Candidate[] = [];
  const { words, book } = page;
  for (let from = 0; from < words.length; from++) {
    if (!(maybeName(page, from, true) || introduced(page, from)) || book.titles.has(words[from]!.folded)) continue;
    // A trade is said before a name as a title is; alone it may be a name: Baker.
    if (isOf(page, book.roles, words[from]!) && from + 1 < words.length && maybeName(page, from + 1, true)) continue;
    if (isOf(page, book.places, words[from]!) && !['en', 'tr'].includes(page.language)) continue;
    const { from: start } = beforeOf(page, from);
    const aunt = page.language === 'tr' ? 0 : endingAt(words, from, book.kinBeforeName);
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PERSON); to++) {
      const last = words[to - 1]!;
      const inside = book.particles.has(last.folded);
      if (to > from + 1 && !inside && !maybeName(page, to - 1, false)) break;
      if (!supported(page, from, to) || inflected(page, to)) continue;
      const said = named(page, from, to, start);
      if ((goesOn(page, from, to) && to < from + LONGEST_PERSON) || (midway(page, from) && !said)) continue;
      const features = [...placeFeatures(page, from, to), ...personFeatures(page, from, to)].map((name) => `p:${name}`);
      // “Aunt Lorraine” is who she is; in other languages the name says it.
      if (!aunt || !['en', 'fr', 'ru'].includes(page.language))
        found.push({ kind: 'person', value: valueOf(page, from, to), features, named: said });
      if (aunt) {
        const own = [...placeFeatures(page, from - aunt, to), ...personFeatures(page, from, to), 'aunt'];
        found.push({ kind: 'person', value: valueOf(page, from - aunt, to), features: own.map((name) => `p:${name}`) });
      }
      const uncle = page.language === 'tr' ? 0 : startingAt(words, to, book.kinAfterName);
      if (uncle) {
        const own = [...placeFeatures(page, from, to + uncle), ...personFeatures(page, from, to), 'aunt'];
        found.push({
          kind: 'person',
          value: valueOf(page, from, to + uncle),
          features: own.map((name) => `p:${name}`),
        });
      }
      if (last.stop) break;
    }
  }
  return found;
}

function organisations(page: Page): Candidate[] {
  const found: Candidate[] = [];
  const { words, book, vocabulary } = page;
  for (let from = 0; from < words.length; from++) {
    const { said } = beforeOf(page, from);
    const open = ['strong', 'intro', 'from', 'start', 'stop', 'greeting', 'weak'].includes(said);
    const marked = isMarked(page, from);
    if (midway(page, from)) continue;
    if (!open && !marked && !book.places.has(words[from]!.folded)) continue;
    if (
      !book.places.has(words[from]!.folded) &&
      (isOf(page, book.roles, words[from]!) || book.titles.has(words[from]!.folded)) &&
      !marked
    )
      continue;
    if (isNumber(words[from]!) || (vocabulary.frequent.has(words[from]!.folded) && !marked && !open)) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PLACE); to++) {
      const span = words.slice(from, to);
      const [first, last] = [span[0]!, span.at(-1)!];
      const heads = span.filter((word) => isOf(page, book.places, word)).length;
      const frequent = span.filter(({ folded }) => vocabulary.frequent.has(folded) && !book.places.has(folded)).length;
      const marks = span.filter((_, at) => isMarked(page, from + at)).length;
      const unknown = span.filter(({ folded }) => !vocabulary.everyday.has(folded)).length;
      const next = words[to];
      const spoken = span.some(
        ({ folded }) => book.greeting.has(folded) || (book.intro.has(folded) && !book.places.has(folded)),
      );
      if (spoken) break;
      // What is joined to the name of a place is part of it: “Clínica Sorriso do Mondego”.
      const joined = next && !last.stop && heads && isMarked(page, to) && isMarked(page, to - 1);
      const farther =
        next && words[to + 1] && !last.stop && heads && book.particles.has(next.folded) && isMarked(page, to + 1);
      if ((joined || farther) && span.length < LONGEST_PLACE - 1) continue;
      if (heads || marks || unknown) {
        const features = [
          ...placeFeatures(page, from, to),
          `words:${span.length}`,
          `heads:${Math.min(heads, 2)}`,
          `frequent:${Math.min(frequent, 3)}:${span.length > 3}`,
          `marks:${page.cased ? (marks === span.length ? 'all' : marks ? 'some' : 'none') : 'uncased'}`,
          `unknown:${Math.min(unknown, 2)}`,
          `closed:${page.language}:${heads > 0}:${!next || last.stop ? 'end' : vocabulary.frequent.has(next.folded) ? 'frequent' : vocabulary.everyday.has(next.folded) ? 'word' : 'else'}`,
          ...(isOf(page, book.places, first) ? ['head-first', `${page.language}:head-first`] : []),
          ...(isOf(page, book.places, last) ? ['head-last', `${page.language}:head-last`] : []),
          ...(isOf(page, book.roles, first) ? ['role-first'] : []),
          ...(vocabulary.frequent.has(last.folded) ? ['ends-frequent'] : []),
          ...(vocabulary.frequent.has(first.folded) && !isMarked(page, from) ? ['starts-frequent'] : []),
          ...(vocabulary.forenames.has(first.folded) ? ['forename-first'] : []),
          ...(book.kin.has(first.folded) || book.kin.has(last.folded) ? ['is-kin'] : []),
          ...(next && isMarked(page, to) && !last.stop ? ['more:marked'] : []),
          ...(next && words[to + 1] && !last.stop && book.particles.has(next.folded) && isMarked(page, to + 1)
            ? ['more:joined']
            : []),
          ...(next && book.places.has(next.folded) && !last.stop ? ['more:head'] : []),
          ...(book.particles.has(last.folded) || book.others.has(last.folded) || book.from.has(last.folded)
            ? ['open']
            : []),
          ...(span.every(({ folded }) => page.owners.has(folded)) ? ['owner'] : []),
        ].map((name) => `o:${name}`);
        found.push({ kind: 'organisation', value: valueOf(page, from, to), features });
      }
      if (last.stop || isNumber(last)) break;
    }
  }
  return found;
}

function relations(page: Page): Candidate[] {
  const found: Candidate[] = [];
  const { words, book } = page;
  for (let from = 0; from < words.length; from++) {
    const length = startingAt(words, from, book.kin);
    if (!length) continue;
    const to = from + length;
    const owner = endingAt(words, from, book.possessives);
    const named = to < words.length && maybeName(page, to, true) && !words[to - 1]!.stop;
    const order = found.length ? 'then' : 'first';
    for (const start of owner ? [from - owner, from] : [from]) {
      const features = [
        ...placeFeatures(page, start, to),
        start < from ? 'possessed' : owner ? 'cut' : 'bare',
        `named:${named}`,
        order,
        `${order}:${beforeOf(page, start).said}`,
      ].map((name) => `r:${name}`);
      // “C’est ta soeur, maman demande si …”
      const { said } = beforeOf(page, start);
      const called = to + 1 < words.length && bareArticle.has(words[to]!.folded) && isMarked(page, to + 1);
      const introduced = said === 'intro' || said === 'strong';
      const herself =
        page.language === 'tr'
          ? startingAt(words, to, book.namingAfter) > 0 && !(from > 0 && isName(page, words[from - 1]!))
          : introduced &&
            !called &&
            (start < from || page.language === 'ar') &&
            (!named || (startingAt(words, to, book.kin) > 0 && !isMarked(page, to)));
      found.push({ kind: 'relation', value: valueOf(page, start, to), features, named: herself });
    }
  }
  return found;
}

/** All that may be who calls, in one turn of a language that is written with spaces. */
export function candidatesIn(heard: Heard, language: Spaced): Candidate[] {
  const page = pageOf(heard, language);
  return [...persons(page), ...organisations(page), ...relations(page)];
}
