import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { reasonClasses, reasonFeatures } from '#functions/assistant/understanding/reason/class.ts';
import type { Labelled } from '#scripts/evaluate/calls/labelled.ts';
import { trainingCalls } from '#scripts/train/callers/examples.ts';
import { type Choice, chosen, fitChoices } from '#scripts/train/callers/softmax.ts';
import { languages } from '#shared/values/language.ts';

/**
 * `node scripts/train/reasons.ts`: learns from the training calls which words and concepts speak for which class of reason.
 * First says how well that does on calls it has not seen (five folds), with `--errors en` each mistake in one language.
 */
const { values } = parseArgs({ options: { errors: { type: 'string' }, dry: { type: 'boolean' } } });
const FOLDS = 5;
const ROUNDS = 8;
const PULL = 0.02;

const calls = (await trainingCalls()).filter(({ label, slots }) => label === 'legit' && slots.reason_class);
const said = ({ turns }: Labelled) => turns.filter(({ who }) => who === 'caller').map(({ text }) => text);
const features = calls.map((call) => reasonFeatures(said(call), call.lang));
const choiceOf = (at: number): Choice => {
  return {
    options: reasonClasses.map((reason) => features[at]!.map((name) => `${reason}|${name}`)),
    right: [reasonClasses.indexOf(calls[at]!.slots.reason_class!)],
  };
};
const choices = calls.map((_, at) => choiceOf(at));
const tally = new Map(languages.map((language) => [language, { n: 0, right: 0 }]));
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitChoices(
    choices.filter((_, at) => at % FOLDS !== fold),
    ROUNDS,
    PULL,
  );
  choices.forEach(({ options, right }, at) => {
    if (at % FOLDS !== fold) return;
    const call = calls[at]!;
    const choice = chosen(options, weights);
    const count = tally.get(call.lang)!;
    count.n += 1;
    count.right += right.includes(choice) ? 1 : 0;
    if (values.errors === call.lang && !right.includes(choice))
      console.log(
        `${call.id} ${call.slots.reason_class} ≠ ${reasonClasses[choice]}: ${said(call).join(' / ').slice(0, 260)}\n     ${features[at]!.join(' ')}`,
      );
  });
}
let [n, right] = [0, 0];
for (const [language, count] of tally) {
  [n, right] = [n + count.n, right + count.right];
  if (count.n) console.log(`${language} ${count.n} calls, right ${((100 * count.right) / count.n).toFixed(1)}`);
}
console.log(`all ${n} calls, right ${((100 * right) / n).toFixed(1)}`);

if (!values.dry) {
  const weights = fitChoices(choices, ROUNDS, PULL);
  const names = [...new Set([...weights.keys()].map((name) => name.slice(name.indexOf('|') + 1)))].sort();
  const rows = names.map((name) => ({
    name,
    row: reasonClasses.map((reason) => Number((weights.get(`${reason}|${name}`) ?? 0).toFixed(2))),
  }));
  const lines = rows
    .filter(({ row }) => row.some((weight) => Math.abs(weight) >= 0.1))
    .map(({ name, row }) => `  ${JSON.stringify(name)}: [${row.join(', ')}],`);
  await writeFile(
    'functions/assistant/understanding/reason/weights.ts',
    `// Made by scripts/train/reasons.ts.\n\n/** What each feature adds to each class of reason, in their order, as log odds. */\nexport const weights: Record<string, readonly number[]> = {\n${lines.join('\n')}\n};\n`,
  );
}
