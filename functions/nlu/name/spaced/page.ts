import type { CallerTurn } from '#functions/nlu/name/candidate.ts';
import { type Phrasebook, phrasebookOf, type Spaced } from '#functions/nlu/name/phrasebook.ts';
import { type Vocabulary, vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { type Word, wordsOf } from '#functions/nlu/name/words.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';

const MOST_WORDS = 400;
/** Articles are said before names as titles are, and say nothing. */
export const bareArticle = new Set(['the', 'le', 'la', 'l', 'el', 'o', 'a', 'me']);
const patronymic = /(?:вич|.{3}ыч|лич|вна|ична|оглы|улы|кызы)$/u;

/** A turn with all that its words are looked up in. */
export type Page = CallerTurn & {
  words: Word[];
  book: Phrasebook;
  vocabulary: Vocabulary;
  language: Spaced;
  /** The words that are known for what callers speak of. */
  meant: ReadonlySet<string>;
  /** Whether capitals say something: not where all or no words have one. */
  cased: boolean;
  /** Whether it is written without full stops: then a capital at its beginning says something too. */
  unstopped: boolean;
  /** What was found before of places in the turn, and of words: spans that begin or end at one place share it. */
  cache: Record<string, unknown[]>;
  looked: Record<string, Map<string, boolean>>;
};

export function pageOf(turn: CallerTurn, language: Spaced): Page {
  const book = phrasebookOf(language);
  const words = wordsOf(turn.text, language, book).slice(0, MOST_WORDS);
  const capitals = words.filter(({ capital }) => capital).length;
  const cased = capitals > 0 && (capitals < words.length / 2 || words.length < 5);
  const foldedWords = words.map(({ folded }) => folded);
  const concepts = conceptsAt(foldedWords, language);
  const unstopped = !/[.!?]/u.test(turn.text);
  return {
    ...turn,
    words,
    book,
    vocabulary: vocabularyOf(language),
    language,
    meant: new Set(foldedWords.filter((_, at) => concepts[at]!.length)),
    cased,
    unstopped,
    cache: {},
    looked: {},
  };
}

/** What `find` finds at a place, found once. */
export function once<Of>({ cache }: Page, what: string, at: number, find: () => Of): Of {
  const all = (cache[what] ??= []) as Of[];
  return (all[at] ??= find());
}

function look({ looked }: Page, what: string, { folded }: Word, find: () => boolean): boolean {
  const all = (looked[what] ??= new Map());
  let entry = all.get(folded);
  if (entry === undefined) all.set(folded, (entry = find()));
  return entry;
}

export const isNumber = (word: Word): boolean => /^\p{N}/u.test(word.folded);

export const isPatronymic = (word: Word): boolean => patronymic.test(word.folded);

export const isName = (page: Page, word: Word): boolean =>
  look(page, 'name', word, () => {
    const { forenames, surnames } = page.vocabulary;
    return forenames.has(word.folded) || surnames.has(word.folded) || isPatronymic(word);
  });

export const isEveryday = (page: Page, word: Word): boolean =>
  look(page, 'everyday', word, () => page.vocabulary.everyday.has(word.folded));

export const isFrequent = (page: Page, word: Word): boolean =>
  look(page, 'frequent', word, () => page.vocabulary.frequent.has(word.folded));

/** A capital within a sentence says “name”; at the beginning of one it says nothing. */
export const isMarked = ({ cased, words }: Page, at: number): boolean =>
  cased && words[at]!.capital && (at > 0 ? !words[at - 1]!.stop : words.length < 5);

/** A capital at the beginning says something where nothing else is written as sentences are. */
export const isCapitalised = ({ cased, unstopped, words }: Page, at: number): boolean =>
  at === 0 && cased && unstopped && words[0]!.capital && words.length > 4;

const article = /^(?:ال|لل)/u;
export const hasArticle = (word: Word): boolean => article.test(word.folded);

/** What an organisation of Arabic is for is said at its end: “مركز نور للعيون”. */
export const isFor = ({ language }: Page, { folded }: Word): boolean => language === 'ar' && /^لل.{2}/u.test(folded);

/** Whether a word is of a set; in Arabic also behind its article. */
export const isOf = ({ language }: Page, set: ReadonlySet<string>, { folded }: Word): boolean =>
  set.has(folded) || (language === 'ar' && article.test(folded) && set.has(folded.replace(article, '')));

/** A stretch as it was written; without the fillers within where it would be longer. */
export const valueOf = ({ text, words }: Page, from: number, to: number): string => {
  const stretch = text.slice(words[from]!.start, words[to - 1]!.end);
  const texts = words.slice(from, to).map((word) => word.text);
  return stretch.length <= texts.join(' ').length ? stretch : texts.join(' ');
};
