import { ReasonClass } from '#functions/nlu/port.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { learned, type ReasonWeights } from '#functions/nlu/reason/model.ts';
import { conceptsAt, spokenWords } from '#functions/nlu/reason/spoken-concepts.ts';
import { togetherIn } from '#functions/nlu/reason/together.ts';
import type { Language } from '#shared/values/language.ts';

/** All classes, in the order of their weights. */
export const reasonClasses = ReasonClass.options;

const MOST_WORDS = 1500;
/** Who somebody is and what it is about is said first: so many words count as such, of the first turn and of the others. */
const FIRST = 10;
const NEXT = 8;
/** That a number was wrong is found out at the end: so many words count as such. */
const LAST = 12;
const OFTEN = [2, 3, 4];
const SHORT = [12, 20, 35, 60];

/** What speaks for one reason or another: the concepts of what was said, how often and how early, and how much was said. */
export function reasonFeatures(texts: readonly string[], language: Language): string[] {
  const features = new Set<string>(['any', `turns:${Math.min(4, texts.length)}`]);
  const placesByConcept = new Map<string, Set<string>>();
  // A sign of Japanese is about half a word.
  const unit = language === 'ja' ? 2 : 1;
  const all: Concept[][] = [];
  texts.forEach((text, turn) => {
    const words = spokenWords(text.slice(0, 12_000), language).slice(0, MOST_WORDS);
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
  return [...features, ...togetherIn(new Set(placesByConcept.keys()), last)];
}

/** How the features speak for each class. */
function classScores(features: readonly string[], by: ReasonWeights): number[] {
  return reasonClasses.map((_, at) => features.reduce((sum, feature) => sum + (by[feature]?.[at] ?? 0) / 10, 0));
}

/** What a call is about, and how sure that is. */
export function reasonClassOf(
  texts: readonly string[],
  language: Language,
): { class: ReasonClass; confidence: number } {
  const scores = classScores(reasonFeatures(texts, language), learned());
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { class: reasonClasses[scores.indexOf(most)]!, confidence: Number((1 / all).toFixed(3)) };
}
