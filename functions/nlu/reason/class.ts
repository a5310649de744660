import { ReasonClass } from '#functions/nlu/port.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { reasonWeights, type ReasonWeights } from '#functions/nlu/reason/model.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
import { conceptPairs } from '#functions/nlu/reason/concept-pairs.ts';
import type { Language } from '#shared/values/language.ts';

/** All classes, in the order of their weights. */
export const reasonClasses = ReasonClass.options;

const MOST_WORDS = 1500;
/** Callers introduce themselves first: how many words count as an opening, in the first turn and in later ones. */
const FIRST = 10;
const NEXT = 8;
/** A wrong number shows at the end: how many words count as an ending. */
const LAST = 12;
const OFTEN = [2, 3, 4];
const SHORT = [12, 20, 35, 60];

/** The features of a reason: concepts in the speech, how often and how early they occur, and how long the speech is. */
export function reasonFeatures(texts: readonly string[], language: Language): string[] {
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

/** The score of each class. */
function classScores(features: readonly string[], by: ReasonWeights): number[] {
  return reasonClasses.map((_, at) => features.reduce((sum, feature) => sum + (by[feature]?.[at] ?? 0) / 10, 0));
}

/** The reason class of a call, with its probability. */
export function reasonClassOf(
  texts: readonly string[],
  language: Language,
): { class: ReasonClass; confidence: number } {
  const scores = classScores(reasonFeatures(texts, language), reasonWeights());
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { class: reasonClasses[scores.indexOf(most)]!, confidence: Number((1 / all).toFixed(3)) };
}
