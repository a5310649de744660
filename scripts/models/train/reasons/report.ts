import { reasonClasses } from '#functions/nlu/reason/class.ts';
import type { LabelledCall } from '#scripts/models/evaluate/calls/labelled-call.ts';

type CallPrediction = {
  folder: string;
  call: LabelledCall;
  said: string;
  features: readonly string[];
  scores: readonly number[];
  right: number;
};

const chosen = (scores: readonly number[]) => scores.indexOf(Math.max(...scores));
const percent = (calls: readonly CallPrediction[]) => {
  const right = calls.filter((call) => chosen(call.scores) === call.right).length;
  return `${((100 * right) / calls.length).toFixed(1)} % of ${calls.length}`.padEnd(16);
};
const unique = (names: readonly string[]) => [...new Set(names)];

/** How often the class was right by language and folder, what was taken for what, and the mistakes in one language. */
export function reportOf(judged: readonly CallPrediction[], errorsIn?: string): string {
  const folders = unique(judged.map(({ folder }) => folder));
  const row = (label: string, calls: readonly CallPrediction[]) =>
    [
      label.padEnd(6),
      `all ${percent(calls)}`,
      ...folders.map((one) => `${one} ${percent(calls.filter(({ folder }) => folder === one))}`),
    ].join(' ');
  const countOf = (right: number, as: number) =>
    judged.filter((call) => call.right === right && chosen(call.scores) === as).length;
  const mistakes = judged.filter(({ call, scores, right }) => call.lang === errorsIn && chosen(scores) !== right);
  return [
    row('all', judged),
    ...unique(judged.map(({ call }) => call.lang)).map((lang) =>
      row(
        lang,
        judged.filter(({ call }) => call.lang === lang),
      ),
    ),
    '',
    `${''.padEnd(16)}${reasonClasses.map((one) => one.slice(0, 6).padStart(7)).join('')}`,
    ...reasonClasses.map(
      (one, right) => `${one.padEnd(16)}${reasonClasses.map((_, as) => `${countOf(right, as)}`.padStart(7)).join('')}`,
    ),
    ...mistakes.map(
      ({ call, said, scores, features }) =>
        `${call.id} ${call.slots.reason_class} ≠ ${reasonClasses[chosen(scores)]}: ${said.slice(0, 260)}\n     ${features.join(' ')}`,
    ),
  ].join('\n');
}
