import { writeFile } from 'node:fs/promises';

import { reasonClasses, reasonFeatures } from '#functions/nlu/reason/class.ts';
import { commandLine } from '#scripts/command-line.ts';
import { legitimateCalls, trainingFolders } from '#scripts/models/labelled-calls.ts';
import { pack } from '#scripts/models/train/pack.ts';
import { fitClasses, likelihoods, scoresOf } from '#scripts/models/train/reasons/classes.ts';
import { ownExamples } from '#scripts/models/train/reasons/own.ts';
import { reportOf } from '#scripts/models/train/reasons/report.ts';

/**
 * `npm run models -- train reasons`: learns which concepts indicate which class of reason. First reports the accuracy on each
 * folder of calls when it is left out of training. `--errors en` prints each mistake in one language; `--dry` keeps the
 * weights as they are.
 */
const { values } = commandLine('npm run models -- train reasons [--errors FILE] [--dry]', {
  options: { errors: { type: 'string' }, dry: { type: 'boolean' } },
});
const LEARNING = { rounds: 30, pull: 0.5 };
/** A feature with fewer tenths in every class is dropped. */
const LEAST = 7;
/** The pull shrinks the weights; one of these factors calibrates the confidence again. */
const SCALES = [1, 1.5, 2, 2.5, 3, 4, 5];

const callsByFolder = await Promise.all(
  trainingFolders.map(async (folder) => (await legitimateCalls(folder)).map((call) => ({ folder, call }))),
);
const examples = callsByFolder
  .flat()
  .filter(({ call }) => call.slots.reason_class)
  .map(({ folder, call }) => {
    const texts = call.turns.filter(({ who }) => who === 'caller').map(({ text }) => text);
    const right = reasonClasses.indexOf(call.slots.reason_class!);
    return { folder, call, text: texts.join(' / '), features: reasonFeatures(texts, call.lang), right };
  });

const predictions = trainingFolders.flatMap((folder) => {
  const others = examples.filter((example) => example.folder !== folder);
  const weights = fitClasses([...others, ...ownExamples], reasonClasses.length, LEARNING);
  const own = examples.filter((example) => example.folder === folder);
  return own.map((example) => ({ ...example, scores: scoresOf(example.features, weights, reasonClasses.length) }));
});
const logLoss = (scale: number) =>
  predictions.reduce(
    (sum, { scores, right }) => sum - Math.log(likelihoods(scores.map((one) => one * scale))[right]!),
    0,
  );
const scale = SCALES.reduce((best, one) => (logLoss(one) < logLoss(best) ? one : best));
console.log(reportOf(predictions, values.errors));
console.log(`weights times ${scale}`);

if (!values.dry) {
  const weights = fitClasses([...examples, ...ownExamples], reasonClasses.length, LEARNING);
  const kept = [...weights]
    .map(([name, row]) => ({ name, row: [...row].map((weight) => Math.round(10 * scale * weight)) }))
    .filter(({ row }) => row.some((weight) => Math.abs(weight) >= LEAST))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, row }) => [name, row]);
  await writeFile(
    'functions/nlu/reason/model.bin.ts',
    `// Made by scripts/models/train/reasons.ts.\n\n/** What each of ${kept.length} features adds to each class of reason, packed; see model.ts. */\nexport const packedWeights =\n  '${pack(JSON.stringify(Object.fromEntries(kept)))}';\n`,
  );
}
