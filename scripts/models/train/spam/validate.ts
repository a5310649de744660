import { recognizedTurns } from '#functions/nlu/embedded.ts';
import { addTo } from '#scripts/models/statistics.ts';
import { featuresOf } from '#functions/nlu/spam/features.ts';
import { countWords } from '#functions/nlu/spam/fold.ts';
import { callbackIn } from '#functions/nlu/when/callback.ts';
import type { Call } from '#scripts/models/train/spam/calls.ts';
import { fit, scoreOf, type Example } from '#scripts/models/train/spam/fit.ts';

/** A call, or its first turn, and its score by a model that was trained without it. */
export type ScoredCall = { call: Call; isSpam: boolean; score: number; words: number };

const PENALTY = 2e-3;
/** The total weight of the calls of a language, for spam and for the rest. */
const TOGETHER = 100;

type Speech = { text: string; timeToCall: boolean };

const speeches = new Map<Call, Speech>();

function speechOf(call: Call): Speech {
  const known = speeches.get(call);
  if (known) return known;
  const { turns, language, reference } = call;
  const recognized = recognizedTurns(turns);
  const text = recognized.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
  const timeToCall = callbackIn(recognized, language, { reference, zone: 'UTC' }) !== null;
  const speech = { text, timeToCall };
  speeches.set(call, speech);
  return speech;
}

const examples = new Map<Call, Example | null>();

function exampleOf(call: Call): Example | null {
  if (!examples.has(call)) {
    const { text, timeToCall } = speechOf(call);
    const features = featuresOf(text, call.language, timeToCall);
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

function scoreCalls(weights: Float64Array, calls: readonly Call[], isWhole: boolean): ScoredCall[] {
  return calls.flatMap((call) => {
    const { text, timeToCall } = speechOf(call);
    const said = isWhole ? text : (call.turns.find(({ who }) => who === 'caller')?.text ?? '');
    const features = featuresOf(said, call.language, isWhole && timeToCall);
    if (!features) return [];
    return [{ call, isSpam: call.isSpam, score: scoreOf(weights, features), words: countWords(said, call.language) }];
  });
}

/** Scores each group of authors by a model trained on the others’ calls and `always`: whole calls, and their first turns. */
export const crossValidate = (groups: readonly (readonly Call[])[], always: readonly Call[]) =>
  groups.map((group) => {
    const weights = trainOn([...groups.filter((other) => other !== group).flat(), ...always]);
    return { whole: scoreCalls(weights, group, true), first: scoreCalls(weights, group, false) };
  });
