import { candidatesOf, noNameFeatures, relevantCandidates } from '#functions/nlu/name/index.ts';
import { forenameFirst } from '#functions/nlu/name/spaced/forename-first.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import { type LabelledCall, withoutAssistant } from '#scripts/models/labelled-calls.ts';
import type { Choice } from '#scripts/models/train/callers/softmax.ts';

export type Example = Choice & { call: LabelledCall; values: (string | null)[]; sure: boolean };

/** The key of the labelled name, forename first as a name is noted. */
const keyOf = ({ slots, lang }: LabelledCall): string | null =>
  slots.name ? nameKey(lang === 'ja' ? slots.name : forenameFirst(slots.name, lang)) : null;

/** The candidates for the caller’s name and which of them are right; the last option is none. */
export function exampleOf(call: LabelledCall): Example {
  const candidates = relevantCandidates(candidatesOf(call.turns, call.lang));
  const key = keyOf(call);
  const right = key ? candidates.flatMap(({ value }, at) => (nameKey(value) === key ? [at] : [])) : [candidates.length];
  return {
    call,
    right,
    sure: candidates.some(({ named }) => named),
    values: [...candidates.map(({ value }) => value), null],
    options: [...candidates.map(({ features }) => features), noNameFeatures(call.turns, call.lang, candidates)],
  };
}

/** For training: if no candidate has the whole label, the longest part of it is right. */
export function withNearMatches(example: Example): Example {
  const key = keyOf(example.call);
  if (example.right.length || !key) return example;
  const near = example.values.flatMap((value, at) => {
    const folded = value ? nameKey(value) : '';
    return folded.length > 1 && key !== folded && (key.endsWith(folded) || key.startsWith(folded))
      ? [{ at, folded }]
      : [];
  });
  const most = Math.max(...near.map(({ folded }) => folded.length));
  return { ...example, right: near.filter(({ folded }) => folded.length === most).map(({ at }) => at) };
}

const lowercase = (call: LabelledCall): LabelledCall => ({
  ...call,
  turns: call.turns.map((turn) => (turn.who === 'caller' ? { ...turn, text: turn.text.toLowerCase() } : turn)),
});

/** The call as labelled, without the assistant’s turns, and without capitals. */
export const variantsOf = (call: LabelledCall): LabelledCall[] => [call, withoutAssistant(call), lowercase(call)];
