import { featuresOf } from '#functions/assistant/understanding/spam/features.ts';
import type { Call } from '#scripts/train/spam/calls.ts';
import { fit, scoreOf, type Example } from '#scripts/train/spam/fit.ts';

/** A call and its score by a model that was trained without its campaign. */
export type Scored = { call: Call; score: number };

const PENALTY = 1e-3;
const FOLDS = 5;
/** What the calls of a language weigh together, on each side. */
const TOGETHER = 100;

const examples = new Map<Call, Example | null>();

function exampleOf(call: Call): Example | null {
  if (!examples.has(call)) {
    const speech = call.turns.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
    const features = featuresOf(speech, call.language);
    examples.set(call, features && { features, isSpam: call.isSpam, weight: call.weight });
  }
  return examples.get(call)!;
}

/** Trained so that each language counts alike, and in it spam as much as the rest. */
export function trainedOn(calls: readonly Call[]): Float64Array {
  const side = ({ language, isSpam }: Call) => `${language} ${isSpam}`;
  const sums = new Map<string, number>();
  for (const call of calls) sums.set(side(call), (sums.get(side(call)) ?? 0) + call.weight);
  return fit(
    calls.flatMap((call) => {
      const example = exampleOf(call);
      return example ? [{ ...example, weight: (call.weight * TOGETHER) / sums.get(side(call))! }] : [];
    }),
    PENALTY,
  );
}

export function scored(weights: Float64Array, calls: readonly Call[]): Scored[] {
  return calls.flatMap((call) => {
    const example = exampleOf(call);
    return example ? [{ call, score: scoreOf(weights, example.features) }] : [];
  });
}

/** Every call, scored by a model that saw no other call of its campaign. */
export function crossValidated(calls: readonly Call[]): Scored[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const held = (call: Call) => foldOf(call.campaign) === fold;
    return scored(trainedOn(calls.filter((call) => !held(call))), calls.filter(held));
  });
}

function foldOf(campaign: string): number {
  let hashed = 7;
  for (let at = 0; at < campaign.length; at++) hashed = (Math.imul(hashed, 31) + campaign.charCodeAt(at)) >>> 0;
  return hashed % FOLDS;
}
