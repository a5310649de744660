import { type Intent, placesOf } from '#functions/nlu/intents/index.ts';
import { placedWordsIn, type PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import { add, longestAt, type Tree, treeOf } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';
import type { Language } from '#shared/values/language.ts';

type Kind = 'asides' | 'openers';
/** A phrase that is no matter, and its range in the text. */
type Scrap = { kind: Kind; index: number; end: number };

const intents: Record<Kind, readonly Intent[]> = {
  asides: ['robot_question', 'who_is_this', 'hears_me', 'asks_for_owner', 'repeat_please'],
  openers: ['wait'],
};
const trees = new Map<Language, Tree<Kind>>();

function treeIn(language: Language): Tree<Kind> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<Kind>();
  const { scraps } = phrasesOf[language];
  for (const kind of ['asides', 'openers'] as const)
    for (const phrase of scraps[kind]) add(tree, wordsIn(phrase, language, true), kind);
  trees.set(language, tree);
  return tree;
}

/** One word may mean something else: “répète”, “há”. */
const isOneWord = (text: string) => (unspaced.test(text) ? text.length < 4 : !/\s/u.test(text.trim()));

/** So much may end a Japanese phrase: 「…なんですけど、」. */
const ENDING = /^[\p{Script=Hiragana}ー]{1,8}(?=[、。？?！!\s]|$)/u;
const endOfPiece = (text: string, end: number): number => end + (ENDING.exec(text.slice(end))?.[0].length ?? 0);

const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** The scraps in a text, in order; of those that begin at a place the longest. */
function scrapsIn(text: string, language: Language, words: readonly PlacedWord[]): Scrap[] {
  const tree = treeIn(language);
  const plain = words.map(({ word }) => word);
  const spoken = words.flatMap((_, at): Scrap[] => {
    const found = plain[at] === '^' ? null : longestAt(tree, plain, at);
    if (!found) return [];
    const kind = found.values.has('asides') ? 'asides' : 'openers';
    const end = words[found.end - 1]!.end;
    return [
      { kind, index: words[at]!.index, end: kind === 'asides' && language === 'ja' ? endOfPiece(text, end) : end },
    ];
  });
  const asked = (['asides', 'openers'] as const).flatMap((kind) =>
    intents[kind].flatMap((intent) =>
      placesOf(text, language, intent)
        .filter(({ index, end }) => intent === 'wait' || !isOneWord(text.slice(index, end)))
        .map(({ index, end }): Scrap => ({ kind, index, end: language === 'ja' ? endOfPiece(text, end) : end })),
    ),
  );
  return [...spoken, ...asked].sort((one, other) => one.index - other.index || other.end - one.end);
}

const MOST_READ = 2500;
/** Before a scrap so many common words may belong to it: “and then | wait, …”. */
const MOST_BEFORE = 3;
/** Less is no sentence. */
const LEAST = { words: 2, letters: 5 };
const isScant = (text: string) =>
  unspaced.test(text)
    ? (text.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST.letters
    : (text.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).length < LEAST.words;

/** Whether words are common ones that name nothing. */
function isLittle(text: string, language: Language): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  if (language === 'ja') return words.length === 0;
  const { frequent } = vocabularyOf(language);
  const isCommon = (word: string) => frequent.has(word) && !/\d/u.test(word);
  return words.length <= MOST_BEFORE && wordsIn(text, language).every(isCommon) && !namesThing(text, language);
}

/**
 * A text from the first clause with matter on: without the greetings, exclamations, restarts and talk about the call before
 * it. A text that has nothing else stays as it is.
 */
export function withoutScraps(text: string, language: Language): string {
  const read = text.slice(0, MOST_READ);
  const scraps = scrapsIn(read, language, placedWordsIn(read, language));
  let from = 0;
  for (const { index, end } of scraps) if (end > from && isLittle(read.slice(from, index), language)) from = end;
  if (!from) return text;
  const rest = text.slice(from).replace(/^[\s\p{P}]+/u, '');
  return isScant(rest) ? text : rest;
}

/** A text without the scraps in it, wherever they are, and how many of them are no mere openers. */
export function besideScraps(text: string, language: Language): { rest: string; asides: number } {
  const read = text.slice(0, MOST_READ);
  const scraps = scrapsIn(read, language, placedWordsIn(read, language));
  let [rest, from] = ['', 0];
  for (const { index, end } of scraps) {
    if (index < from) continue;
    rest += `${read.slice(from, index)} `;
    from = end;
  }
  return { rest: rest + read.slice(from), asides: scraps.filter(({ kind }) => kind === 'asides').length };
}
