import { languages, type Language } from '#shared/values/language.ts';

import { intentNames, type Intent } from '#functions/nlu/intents/phrases.ts';
import { intentsOf } from '#functions/nlu/languages/speech.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';

export type { Intent } from '#functions/nlu/intents/phrases.ts';
export type Intents = Record<Intent, boolean>;

const trees = new Map<Language, Tree<Intent | 'nothing'>>();

function treeIn(language: Language): Tree<Intent | 'nothing'> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<Intent | 'nothing'>();
  for (const [intent, phrases] of Object.entries(intentsOf[language]) as [Intent | 'nothing', string[]][])
    for (const phrase of phrases) add(tree, wordsIn(phrase, language, true), intent);
  trees.set(language, tree);
  return tree;
}

/** The intents in a text. Each word counts for its longest phrase only. */
export function intentsIn(text: string, language: Language): Intents {
  const intents = Object.fromEntries(intentNames.map((name) => [name, false])) as Intents;
  const tree = treeIn(languages.includes(language) ? language : 'en');
  const words = wordsIn(text, language);
  const matches = words.flatMap((_, at) => longestAt(tree, words, at) ?? []);
  const isUsed = new Uint8Array(words.length);
  for (const { from, end, values } of matches.sort((one, other) => other.end - other.from - (one.end - one.from))) {
    if (isUsed.subarray(from, end).includes(1)) continue;
    isUsed.fill(1, from, end);
    for (const intent of values) if (intent !== 'nothing') intents[intent] = true;
  }
  return intents;
}
