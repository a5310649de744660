import { recognizedTurns } from '#functions/nlu/embedded.ts';
import { addTo } from '#scripts/models/statistics.ts';
import { featuresOf } from '#functions/nlu/spam/features.ts';
import { callbackIn } from '#functions/nlu/when/callback.ts';
import type { Call } from '#scripts/models/train/spam/calls.ts';
import { fit, scoreOf, type Example } from '#scripts/models/train/spam/fit.ts';

/** A call and its score by a model that was trained without it. */
export type ScoredCall = { call: Call; score: number };

const PENALTY = 1e-3;
/** The total weight of the calls of a language, for spam and for the rest. */
const TOGETHER = 100;

const examples = new Map<Call, Example | null>();

function exampleOf(call: Call): Example | null {
  if (!examples.has(call)) {
    const turns = recognizedTurns(call.turns);
    const speech = turns.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
    const timeToCall = callbackIn(turns, call.language, { reference: call.reference, zone: 'UTC' });
    const features = featuresOf(speech, call.language, timeToCall !== null);
    examples.set(call, features && { features, isSpam: call.isSpam, weight: call.weight });
  }
  return examples.get(call)!;
}

/** Trains with equal weight for each language, and in it for spam and the rest. */
export function trainOn(calls: readonly Call[]): Float64Array {
  const side = ({ language, isSpam }: Call) => `${language} ${isSpam}`;
  const sums = new Map<string, number>();
  for (const call of calls) addTo(sums, side(call), call.weight);
  return fit(
    calls.flatMap((call) => {
      const example = exampleOf(call);
      return example ? [{ ...example, weight: (call.weight * TOGETHER) / sums.get(side(call))! }] : [];
    }),
    PENALTY,
  );
}

function scoreCalls(weights: Float64Array, calls: readonly Call[]): ScoredCall[] {
  return calls.flatMap((call) => {
    const example = exampleOf(call);
    return example ? [{ call, score: scoreOf(weights, example.features) }] : [];
  });
}

/** Scores each group of authors by a model trained on the others’ calls and `always`. */
export const crossValidate = (groups: readonly (readonly Call[])[], always: readonly Call[]): ScoredCall[][] =>
  groups.map((group) => scoreCalls(trainOn([...groups.filter((other) => other !== group).flat(), ...always]), group));
