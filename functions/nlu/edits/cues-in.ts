import { editCues, type EditCue } from '#functions/nlu/edits/phrases.ts';
import { placedWordsIn, type PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import { editsOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

/** A cue in a text. A phrase may have several meanings: “no” both refuses and corrects. */
export type FoundCue = { cues: ReadonlySet<EditCue>; index: number; end: number; words: number };

const trees = new Map<Language, Tree<EditCue>>();

function treeIn(language: Language): Tree<EditCue> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<EditCue>();
  for (const cue of editCues)
    for (const phrase of editsOf[language][cue]) add(tree, wordsIn(phrase, language, true), cue);
  trees.set(language, tree);
  return tree;
}

/** The cues of a text, in order; each word counts for the longest phrase that begins first. */
export function cuesIn(text: string, language: Language, words = placedWordsIn(text, language)): FoundCue[] {
  const tree = treeIn(language);
  const plain = words.map(({ word }) => word);
  const cues: FoundCue[] = [];
  for (let at = 0; at < words.length;) {
    const found = plain[at] === '^' ? null : longestAt(tree, plain, at);
    if (language === 'ar' && isJoinedByAnd(text, words[at]!)) cues.push(andAt(words[at]!));
    if (found) cues.push(cueOf(found.values, words.slice(found.from, found.end)));
    at = found?.end ?? at + 1;
  }
  return cues;
}

/** In Arabic “and” is the first letter of the next word. */
const isJoinedByAnd = (text: string, { index, word }: PlacedWord) => text[index] === 'و' && !word.startsWith('و');
const andAt = ({ index }: PlacedWord): FoundCue => ({ cues: new Set(['and']), index, end: index, words: 0 });

const cueOf = (cues: ReadonlySet<EditCue>, words: readonly PlacedWord[]): FoundCue => ({
  cues,
  index: words[0]!.index,
  end: words.at(-1)!.end,
  words: words.length,
});
