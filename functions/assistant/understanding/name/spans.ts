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
  const titled = from < at;
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
  return [
    `before:${said}`,
    `after:${after}`,
    `around:${said}:${after}`,
    `position:${position}`,
    `turn:${page.turn > 0 ? 'later' : 'first'}:${answer}`,
    `${answer}:${said}`,
    `${answer}:${short}`,
    `${page.language}:before:${said}`,
    `${page.language}:after:${after}`,
    ...(titled ? ['titled', `titled:${said}`] : []),
    ...(words[to - 1]!.stop ? ['stop'] : []),
    ...(to === words.length ? [`whole:${at === 0 || said === 'weak' || said === 'intro'}`] : []),
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
    `everyday:${everyday}:${marked === span.length}`,
    `frequent:${Math.min(frequent, 2)}`,
    `marked:${cased ? (marked === span.length ? 'all' : marked ? 'some' : first.capital ? 'start' : 'none') : 'uncased'}`,
    ...(vocabulary.forenames.has(first.folded) ? ['forename', `forename:${span.length}`] : ['no-forename']),
    ...(span.length > 1 && (vocabulary.surnames.has(last.folded) || patronymic.test(last.folded)) ? ['surname'] : []),
    ...(page.language === 'ru' && span.length > 1 && russianSurname.test(last.folded) ? ['russian-surname'] : []),
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

function persons(page: Page): Candidate[] {
  const found: Candidate[] = [];
  const { words, book } = page;
  for (let from = 0; from < words.length; from++) {
    if (!(maybeName(page, from, true) || introduced(page, from)) || book.titles.has(words[from]!.folded)) continue;
    const aunt = endingAt(words, from, book.kinBeforeName);
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PERSON); to++) {
      const last = words[to - 1]!;
      const inside = book.particles.has(last.folded);
      if (to > from + 1 && !inside && !maybeName(page, to - 1, false)) break;
      const features = [...placeFeatures(page, from, to), ...personFeatures(page, from, to)].map((name) => `p:${name}`);
      found.push({ kind: 'person', value: valueOf(page, from, to), features });
      if (aunt) {
        const own = [...placeFeatures(page, from - aunt, to), ...personFeatures(page, from, to), 'aunt'];
        found.push({ kind: 'person', value: valueOf(page, from - aunt, to), features: own.map((name) => `p:${name}`) });
      }
      const uncle = startingAt(words, to, book.kinAfterName);
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
    if (!open && !marked && !book.places.has(words[from]!.folded)) continue;
    if (isNumber(words[from]!) || (vocabulary.frequent.has(words[from]!.folded) && !marked && !open)) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PLACE); to++) {
      const span = words.slice(from, to);
      const [first, last] = [span[0]!, span.at(-1)!];
      const heads = span.filter((word) => isOf(page, book.places, word)).length;
      const frequent = span.filter(({ folded }) => vocabulary.frequent.has(folded) && !book.places.has(folded)).length;
      const marks = span.filter((_, at) => isMarked(page, from + at)).length;
      const unknown = span.filter(({ folded }) => !vocabulary.everyday.has(folded)).length;
      const next = words[to];
      if (heads || marks || unknown) {
        const features = [
          ...placeFeatures(page, from, to),
          `words:${span.length}`,
          `heads:${Math.min(heads, 2)}`,
          `frequent:${Math.min(frequent, 3)}:${span.length > 3}`,
          `marks:${page.cased ? (marks === span.length ? 'all' : marks ? 'some' : 'none') : 'uncased'}`,
          `unknown:${Math.min(unknown, 2)}`,
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
    for (const start of owner ? [from - owner, from] : [from]) {
      const features = [
        ...placeFeatures(page, start, to),
        start < from ? 'possessed' : owner ? 'cut' : 'bare',
        `named:${named}`,
      ].map((name) => `r:${name}`);
      found.push({ kind: 'relation', value: valueOf(page, start, to), features });
    }
  }
  return found;
}

/** All that may be who calls, in one turn of a language that is written with spaces. */
export function candidatesIn(heard: Heard, language: Spaced): Candidate[] {
  const page = pageOf(heard, language);
  return [...persons(page), ...organisations(page), ...relations(page)];
}
