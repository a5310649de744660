import { intentsOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { add, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Language } from '#shared/values/language.ts';

type Agreeing = { tree: Tree<true>; small: Set<string>; around: Tree<true> };
const cache = new Map<Language, Agreeing>();

/** The phrases of agreement of a language, which of them are small, and what may stand around them. */
export function agreeing(language: Language): Agreeing {
  const made = cache.get(language) ?? {
    tree: grown(intentsOf[language].yes, language),
    small: new Set(phrasesOf[language].agreement.small.map((phrase) => wordsIn(phrase, language, true).join(' '))),
    around: grown(phrasesOf[language].agreement.around, language),
  };
  cache.set(language, made);
  return made;
}

function grown(lines: readonly string[], language: Language): Tree<true> {
  const tree = treeOf<true>();
  for (const phrase of lines) add(tree, wordsIn(phrase, language, true), true);
  return tree;
}
