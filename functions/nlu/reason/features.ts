import { conceptPairs } from '#functions/nlu/reason/concept-pairs.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { gramsOf } from '#functions/nlu/linear/grams.ts';
import { type FeatureGroup, featureHash } from '#functions/nlu/linear/weights.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_WORDS = 1500;
/** Callers introduce themselves first: how many words count as an opening, in the first turn and in later ones. */
const FIRST = 10;
const NEXT = 8;
/** A wrong number shows at the end: how many words count as an ending. */
const LAST = 12;
const OFTEN = [2, 3, 4];
const SHORT = [12, 20, 35, 60];

/** Concepts in the speech, how often and how early they occur, and how long the speech is. */
export function conceptFeatures(texts: readonly string[], language: Language): string[] {
  const features = new Set<string>(['any', `turns:${Math.min(4, texts.length)}`]);
  const placesByConcept = new Map<string, Set<string>>();
  // A Japanese character is about half a word.
  const unit = language === 'ja' ? 2 : 1;
  const all: Concept[][] = [];
  texts.forEach((text, turn) => {
    const words = conceptWords(text.slice(0, 12_000), language).slice(0, MOST_WORDS);
    const read = all.length;
    conceptsAt(words, language).forEach((concepts, at) => {
      all.push(concepts);
      for (const concept of concepts) {
        placesByConcept.set(concept, (placesByConcept.get(concept) ?? new Set()).add(words[at]!));
        if (read + at < FIRST * unit) features.add(`first:${concept}`);
        if (turn && at < NEXT * unit) features.add(`next:${concept}`);
      }
    });
  });
  for (const length of SHORT) if (all.length < length * unit) features.add(`shorter:${length}`);
  for (const [concept, words] of placesByConcept) {
    features.add(`c:${concept}`);
    for (const often of OFTEN) if (words.size >= often) features.add(`c:${concept}:${often}`);
  }
  const last = new Set<string>(all.slice(-LAST * unit).flat());
  return [...features, ...conceptPairs(new Set(placesByConcept.keys()), last)];
}

/** The words themselves tell strangers’ reasons better than the concepts behind them. */
export const CONCEPT_STRENGTH = 0.4;

/** The features of a reason: what the words mean, and the words themselves. */
export function reasonFeatures(texts: readonly string[], language: Language): FeatureGroup[] {
  return [groupOf(conceptFeatures(texts, language), CONCEPT_STRENGTH), groupOf([...gramsOf(texts, language)], 1)];
}

const groupOf = (names: readonly string[], strength: number): FeatureGroup => ({
  hashes: Uint32Array.from(names, featureHash),
  strength: strength / Math.sqrt(names.length || 1),
});
