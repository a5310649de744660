import { ReasonClass } from '#functions/nlu/port.ts';
import { type FeatureGroup, rowOf } from '#functions/nlu/linear/weights.ts';
import { reasonFeatures } from '#functions/nlu/reason/features.ts';
import { SCALE } from '#functions/nlu/reason/model.bin.ts';
import { reasonModel } from '#functions/nlu/reason/model.ts';
import type { Language } from '#shared/values/language.ts';

/** All classes, in the order of their weights. */
export const reasonClasses = ReasonClass.options;

/** The score of each class. */
function classScores(groups: readonly FeatureGroup[]): number[] {
  const model = reasonModel(reasonClasses.length);
  const scores = reasonClasses.map(() => 0);
  for (const { hashes, strength } of groups)
    for (const hash of hashes) {
      const row = rowOf(model, hash);
      if (row < 0) continue;
      for (let one = 0; one < scores.length; one++)
        scores[one]! += strength * SCALE * model.weights[row * scores.length + one]!;
    }
  return scores;
}

/** The reason class of a call, with its probability. */
export function reasonClassOf(
  texts: readonly string[],
  language: Language,
): { class: ReasonClass; confidence: number } {
  const scores = classScores(reasonFeatures(texts, language));
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { class: reasonClasses[scores.indexOf(most)]!, confidence: Number((1 / all).toFixed(3)) };
}
