import { languages, type Language } from '#shared/values/language.ts';

import { ar } from '#functions/nlu/intents/phrases/ar.ts';
import { en } from '#functions/nlu/intents/phrases/en.ts';
import { es } from '#functions/nlu/intents/phrases/es.ts';
import { fr } from '#functions/nlu/intents/phrases/fr.ts';
import { ja } from '#functions/nlu/intents/phrases/ja.ts';
import { intentNames, type Intent, type Phrases } from '#functions/nlu/intents/phrases/phrases.ts';
import { pt } from '#functions/nlu/intents/phrases/pt.ts';
import { ru } from '#functions/nlu/intents/phrases/ru.ts';
import { tr } from '#functions/nlu/intents/phrases/tr.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';

export type { Intent } from '#functions/nlu/intents/phrases/phrases.ts';
export type Intents = Record<Intent, boolean>;

const phrases: Record<Language, Phrases> = { en, fr, ja, tr, ar, pt, ru, es };
const trees = new Map<Language, Tree<Intent | 'nothing'>>();

function treeIn(language: Language): Tree<Intent | 'nothing'> {
  const known = trees.get(language);
  if (known) return known;
  const tree = treeOf<Intent | 'nothing'>();
  for (const [intent, lines] of Object.entries(phrases[language]) as [Intent | 'nothing', string][])
    for (const phrase of lines.split(/[|\n]/)) add(tree, wordsIn(phrase, language, true), intent);
  trees.set(language, tree);
  return tree;
}

/** What is said in a text beside its content. Each word counts for one phrase only: for the longest it is part of. */
export function intentsIn(text: string, language: Language): Intents {
  const intents = Object.fromEntries(intentNames.map((name) => [name, false])) as Intents;
  const tree = treeIn(languages.includes(language) ? language : 'en');
  const words = wordsIn(text, language);
  const found = words.flatMap((_, at) => longestAt(tree, words, at) ?? []);
  const isUsed = new Uint8Array(words.length);
  for (const { from, end, values } of found.sort((one, other) => other.end - other.from - (one.end - one.from))) {
    if (isUsed.subarray(from, end).includes(1)) continue;
    isUsed.fill(1, from, end);
    for (const intent of values) if (intent !== 'nothing') intents[intent] = true;
  }
  return intents;
}
