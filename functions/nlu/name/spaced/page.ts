import type { CallerTurn } from '#functions/nlu/name/candidate.ts';
import { type Phrasebook, phrasebookOf, type SpacedLanguage } from '#functions/nlu/name/phrasebook.ts';
import { isPatronymicName } from '#functions/nlu/name/spaced/patronymic.ts';
import { type Vocabulary, vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { type Word, wordsOf } from '#functions/nlu/name/words.ts';
import { conceptsAt } from '#functions/nlu/reason/spoken-concepts.ts';

const MOST_WORDS = 400;
/** Articles precede names as titles do, but are no sign of a name. */
export const bareArticle = new Set(['the', 'le', 'la', 'l', 'el', 'o', 'a', 'me']);

/** A turn with its words and the lists to look them up in. */
export type Page = CallerTurn & {
  words: Word[];
  book: Phrasebook;
  vocabulary: Vocabulary;
  language: SpacedLanguage;
  /** The words that have a concept. */
  meant: ReadonlySet<string>;
  /** Whether capitals mean something: not if all or no words have one. */
  cased: boolean;
  /** Whether the turn has no full stops: then a capital at its beginning means something too. */
  unstopped: boolean;
  /** Memoised results by position and by word: spans share starts and ends. */
  cache: Record<string, unknown[]>;
  looked: Record<string, Map<string, boolean>>;
};

export function pageOf(turn: CallerTurn, language: SpacedLanguage): Page {
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

/** The result of `find` for a position, memoised. */
export function memo<Of>({ cache }: Page, what: string, at: number, find: () => Of): Of {
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

export const isPatronymic = (word: Word): boolean => isPatronymicName(word.folded);

export const isName = (page: Page, word: Word): boolean =>
  look(page, 'name', word, () => {
    const { forenames, surnames } = page.vocabulary;
    return forenames.has(word.folded) || surnames.has(word.folded) || isPatronymic(word);
  });

export const isEveryday = (page: Page, word: Word): boolean =>
  look(page, 'everyday', word, () => page.vocabulary.everyday.has(word.folded));

export const isFrequent = (page: Page, word: Word): boolean =>
  look(page, 'frequent', word, () => page.vocabulary.frequent.has(word.folded));

/** A capital within a sentence marks a name; at its beginning it means nothing. */
export const isMarked = ({ cased, words }: Page, at: number): boolean =>
  cased && words[at]!.capital && (at > 0 ? !words[at - 1]!.stop : words.length < 5);

/** A capital at the beginning means something in a turn without sentences. */
export const isCapitalised = ({ cased, unstopped, words }: Page, at: number): boolean =>
  at === 0 && cased && unstopped && words[0]!.capital && words.length > 4;

const article = /^(?:ال|لل)/u;
export const hasArticle = (word: Word): boolean => article.test(word.folded);

/** The purpose at the end of an Arabic organisation’s name: “مركز نور للعيون”. */
export const isFor = ({ language }: Page, { folded }: Word): boolean => language === 'ar' && /^لل.{2}/u.test(folded);

/** Whether a set has a word; in Arabic also without its article. */
export const isOf = ({ language }: Page, set: ReadonlySet<string>, { folded }: Word): boolean =>
  set.has(folded) || (language === 'ar' && article.test(folded) && set.has(folded.replace(article, '')));

/** A span as written, without fillers. */
export const valueOf = ({ text, words }: Page, from: number, to: number): string => {
  const stretch = text.slice(words[from]!.start, words[to - 1]!.end);
  const texts = words.slice(from, to).map((word) => word.text);
  return stretch.length <= texts.join(' ').length ? stretch : texts.join(' ');
};
