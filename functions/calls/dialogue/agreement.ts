import { longestAt, add, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { placedWordsIn } from '#functions/nlu/intents/placed-words.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Language } from '#shared/values/language.ts';
import { intentsOf, phrasesOf } from '#functions/nlu/languages/speech.ts';

/** How many words from the end an agreement may begin, and how many of them make one; of Japanese, characters. */
const atTheEnd = (language: Language) => (language === 'ja' ? { furthest: 16, least: 4 } : { furthest: 6, least: 2 });

/**
 * Whether an utterance agrees: it begins with a yes, ends with a phrase of agreement, or consists of small words of
 * consent only, perhaps with an addition: “all right, but tell her to hurry”. The “right” of “right, it is about the boat”
 * only begins a sentence and is no agreement.
 */
export function agreesIn(text: string, language: Language): boolean {
  const { tree, small } = agreementIn(language);
  const words = wordsIn(text, language);
  let at = past(words, 0, language);
  for (let agreed = false; ; agreed = true) {
    const yes = longestAt(tree, words, at);
    if (!yes)
      return (
        (agreed && (at === words.length || isAddition(words, at, language) || isMessage(words, at, language))) ||
        endsInAgreement(words, at, language)
      );
    if (!small.has(named(words.slice(at, yes.end)))) return true;
    at = past(words, yes.end, language);
  }
}

/**
 * What follows the yes at the beginning of an utterance, null without one. Small words of consent are a clear yes before
 * an addition, “right, but bring the keys”, and where they confirm, “that’s right”. `said` is without filler words.
 */
export function afterYes(text: string, language: Language): { rest: string; said: string; isClear: boolean } | null {
  const { tree, small, confirms } = agreementIn(language);
  const placed = placedWordsIn(text, language);
  const words = placed.map(({ word }) => word);
  let end = 0;
  let isSmall = true;
  let at = past(words, 0, language);
  for (let yes = longestAt(tree, words, at); yes; yes = longestAt(tree, words, at)) {
    const phrase = named(words.slice(at, yes.end));
    isSmall &&= small.has(phrase) && !confirms.has(phrase);
    end = yes.end;
    at = past(words, end, language);
  }
  if (end === 0) return null;
  const rest = text.slice(placed[end - 1]!.end);
  const isApart = isAddition(words, end, language) || isMessage(words, end, language);
  return { rest, said: text.slice(placed[at]?.index ?? text.length), isClear: !isSmall || isApart };
}

/** Where a phrase of agreement could begin: after its usual filler words. */
function past(words: readonly string[], from: number, language: Language): number {
  const { tree, around } = agreementIn(language);
  let at = from;
  while (at < words.length && !longestAt(tree, words, at)) {
    const next = longestAt(around, words, at)?.end ?? (words[at] === '^' ? at + 1 : at);
    if (next === at) break;
    at = next;
  }
  return at;
}

/** “…, but tell her to hurry”. What it changes about the time or the number is no addition but an edit, which comes first. */
const isAddition = (words: readonly string[], at: number, language: Language) =>
  longestAt(agreementIn(language).but, words, at) !== null;

/** “… and tell her the door is open”. */
function isMessage(words: readonly string[], at: number, language: Language): boolean {
  const { tells } = agreementIn(language);
  return [at, at + 1].some((from) => longestAt(tells, words, from) !== null);
}

/** Where an utterance adds something to an agreement; null if it does not. */
export function additionIn(text: string, language: Language): number | null {
  const placed = placedWordsIn(text, language);
  const words = placed.map(({ word }) => word);
  return placed.find((_, at) => isAddition(words, at, language))?.index ?? null;
}

export const addsIn = (text: string, language: Language): boolean => additionIn(text, language) !== null;

/** “…, that works for me”: more than one word, since one word may belong to another sentence. */
function endsInAgreement(words: readonly string[], from: number, language: Language): boolean {
  const { tree, small } = agreementIn(language);
  const { furthest, least } = atTheEnd(language);
  for (let at = Math.max(from, words.length - furthest); at < words.length; at++) {
    const yes = longestAt(tree, words, at);
    if (!yes || yes.end - at < least || past(words, yes.end, language) < words.length) continue;
    return !small.has(named(words.slice(at, yes.end)));
  }
  return false;
}

const named = (words: readonly string[]) => words.filter((word) => word !== '^').join(' ');

type AgreementPhrases = Record<'tree' | 'around' | 'but' | 'tells', Tree<true>> &
  Record<'small' | 'confirms', Set<string>>;
const cache = new Map<Language, AgreementPhrases>();

/** The phrases of agreement of a language, the small ones, and their usual filler words. */
function agreementIn(language: Language): AgreementPhrases {
  const cached = cache.get(language) ?? {
    tree: treeFrom(intentsOf[language].yes, language),
    small: wordsOf(phrasesOf[language].agreement.small, language),
    confirms: wordsOf(phrasesOf[language].agreement.confirms, language),
    around: treeFrom(phrasesOf[language].agreement.around, language),
    but: treeFrom(phrasesOf[language].agreement.but, language),
    tells: treeFrom(intentsOf[language].tells_owner, language),
  };
  cache.set(language, cached);
  return cached;
}

const wordsOf = (lines: readonly string[], language: Language) =>
  new Set(lines.map((phrase) => wordsIn(phrase, language, true).join(' ')));

function treeFrom(lines: readonly string[], language: Language): Tree<true> {
  const tree = treeOf<true>();
  for (const phrase of lines) add(tree, wordsIn(phrase, language, true), true);
  return tree;
}
