import { ReasonClass } from '#functions/assistant/understanding/port.ts';
import { conceptsAt, heardWords } from '#functions/assistant/understanding/reason/said-concepts.ts';
import { weights } from '#functions/assistant/understanding/reason/weights.ts';
import type { Language } from '#shared/values/language.ts';

/** All classes, in the order of their weights. */
export const reasonClasses = ReasonClass.options;

const MOST_WORDS = 1500;
/** Who somebody is and what it is about is said first: so many words count as such, of the first turn and of the others. */
const FIRST = 10;
const NEXT = 8;
const OFTEN = [2, 3, 4];
const SHORT = [12, 20, 35, 60];

/** What speaks for one reason or another: the concepts of what was said, how often and how early, and how much was said. */
export function reasonFeatures(texts: readonly string[], language: Language): string[] {
  const features = new Set<string>(['any', `turns:${Math.min(4, texts.length)}`]);
  const counts = new Map<string, number>();
  // A sign of Japanese is about half a word.
  const unit = language === 'ja' ? 2 : 1;
  let read = 0;
  texts.forEach((text, turn) => {
    const words = heardWords(text.slice(0, 12_000), language).slice(0, MOST_WORDS);
    conceptsAt(words, language).forEach((meant, at) => {
      for (const concept of meant) {
        counts.set(concept, (counts.get(concept) ?? 0) + 1);
        if (read + at < FIRST * unit) features.add(`first:${concept}`);
        if (turn && at < NEXT * unit) features.add(`next:${concept}`);
      }
    });
    read += words.length;
  });
  for (const length of SHORT) if (read < length * unit) features.add(`shorter:${length}`);
  for (const [concept, count] of counts) {
    features.add(`c:${concept}`);
    for (const often of OFTEN) if (count >= often) features.add(`c:${concept}:${often}`);
  }
  const has = (concept: string) => counts.has(concept);
  if (has('requested') && (has('quote') || has('secondhand') || has('offer') || has('windows')))
    features.add('requested-offer');
  if (has('kin') && !has('formal')) features.add('kin-familiar');
  if (has('formal') && !has('familiar')) features.add('formal-only');
  if (has('familiar') && !has('formal')) features.add('familiar-only');
  if (has('wrong') && has('isThat')) features.add('wrong-place');
  if (has('neighbour') && has('parcel')) features.add('kept-parcel');
  return [...features];
}

/** How the features speak for each class. */
export function classScores(features: readonly string[], by: Readonly<Record<string, readonly number[]>>): number[] {
  return reasonClasses.map((_, at) => features.reduce((sum, feature) => sum + (by[feature]?.[at] ?? 0) / 10, 0));
}

/** What a call is about, and how sure that is. */
export function reasonClassOf(
  texts: readonly string[],
  language: Language,
): { class: ReasonClass; confidence: number } {
  const scores = classScores(reasonFeatures(texts, language), weights);
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { class: reasonClasses[scores.indexOf(most)]!, confidence: Number((1 / all).toFixed(3)) };
}
