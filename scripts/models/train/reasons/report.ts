import { reasonClasses } from '#functions/nlu/reason/class.ts';
import type { LabelledCall } from '#scripts/models/labelled-calls.ts';
import { percent } from '#scripts/models/statistics.ts';

type CallPrediction = {
  folder: string;
  call: LabelledCall;
  text: string;
  scores: readonly number[];
  right: number;
};

const bestClass = (scores: readonly number[]) => scores.indexOf(Math.max(...scores));
const accuracy = (calls: readonly CallPrediction[]) => {
  const right = calls.filter((call) => bestClass(call.scores) === call.right).length;
  return `${percent(right, calls.length)} % of ${calls.length}`.padEnd(16);
};
const unique = (names: readonly string[]) => [...new Set(names)];

/** How often the class was right by language and folder, what was taken for what, and the mistakes in one language. */
export function reportOf(predictions: readonly CallPrediction[], errorsIn?: string): string {
  const folders = unique(predictions.map(({ folder }) => folder));
  const row = (label: string, calls: readonly CallPrediction[]) =>
    [
      label.padEnd(6),
      `all ${accuracy(calls)}`,
      ...folders.map((one) => `${one} ${accuracy(calls.filter(({ folder }) => folder === one))}`),
    ].join(' ');
  const countOf = (right: number, as: number) =>
    predictions.filter((call) => call.right === right && bestClass(call.scores) === as).length;
  const mistakes = predictions.filter(
    ({ call, scores, right }) => call.lang === errorsIn && bestClass(scores) !== right,
  );
  return [
    row('all', predictions),
    ...unique(predictions.map(({ call }) => call.lang)).map((lang) =>
      row(
        lang,
        predictions.filter(({ call }) => call.lang === lang),
      ),
    ),
    '',
    `${''.padEnd(16)}${reasonClasses.map((one) => one.slice(0, 6).padStart(7)).join('')}`,
    ...reasonClasses.map(
      (one, right) => `${one.padEnd(16)}${reasonClasses.map((_, as) => `${countOf(right, as)}`.padStart(7)).join('')}`,
    ),
    ...mistakes.map(
      ({ call, text, scores }) =>
        `${call.id} ${call.slots.reason_class} ≠ ${reasonClasses[bestClass(scores)]}: ${text.slice(0, 260)}`,
    ),
  ].join('\n');
}
