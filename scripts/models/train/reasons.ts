import { writeFile } from 'node:fs/promises';

import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { reasonFeatures } from '#functions/nlu/reason/features.ts';
import { packWeights } from '#functions/nlu/linear/weights.ts';
import { commandLine } from '#scripts/command-line.ts';
import { legitimateCalls, trainingFolders } from '#scripts/models/labelled-calls.ts';
import { pack } from '#scripts/models/train/pack.ts';
import { fitClasses, likelihoods, rowsOf, withRows } from '#scripts/models/train/reasons/classes.ts';
import { ownCalls } from '#scripts/models/train/reasons/own.ts';
import { reportOf } from '#scripts/models/train/reasons/report.ts';

/**
 * `npm run models -- train reasons`: learns which concepts, words and runs of letters indicate which class of reason. First
 * reports the accuracy on each folder of calls when it is left out of training. `--folder training-5` measures one only,
 * `--errors en` prints each mistake in one language; `--dry` keeps the weights as they are.
 */
const { values } = commandLine('npm run models -- train reasons [--errors LANGUAGE] [--folder FOLDER] [--dry]', {
  options: { errors: { type: 'string' }, folder: { type: 'string' }, dry: { type: 'boolean' } },
});
const LEARNING = { rounds: 12, rate: 0.3, pull: 1e-3 };
/** The pull leaves scores timid: multiplied by this, probabilities are near the accuracy on calls of other authors. */
const CONFIDENT = 1.7;
/** A feature of fewer calls is not learned. */
const LEAST_SEEN = 2;
/** The largest weight that a byte holds. */
const MOST = 127;

const classes = reasonClasses.length;
const callsByFolder = await Promise.all(
  trainingFolders.map(async (folder) => (await legitimateCalls(folder)).map((call) => ({ folder, call }))),
);
const examples = callsByFolder
  .flat()
  .filter(({ call }) => call.slots.reason_class)
  .map(({ folder, call }) => {
    const texts = call.turns.filter(({ who }) => who === 'caller').map(({ text }) => text);
    const right = reasonClasses.indexOf(call.slots.reason_class!);
    return { folder, call, text: texts.join(' / '), groups: reasonFeatures(texts, call.lang), right };
  });
const own = ownCalls.map(({ texts, language, right }) => ({ groups: reasonFeatures(texts, language), right }));

/** The weights that some calls and our own teach, with the row of each feature. */
function learn(from: readonly Pick<(typeof examples)[number], 'groups' | 'right'>[]) {
  const all = [...from, ...own];
  const rows = rowsOf(
    all.map(({ groups }) => groups),
    LEAST_SEEN,
  );
  const known = all.map(({ groups, right }) => ({ ...withRows(groups, rows), right }));
  return { rows, weights: fitClasses(known, { features: rows.size, classes }, LEARNING) };
}

const predictions = trainingFolders
  .filter((folder) => !values.folder || folder === values.folder)
  .flatMap((folder) => {
    const { rows, weights } = learn(examples.filter((example) => example.folder !== folder));
    return examples
      .filter((example) => example.folder === folder)
      .map((example) => {
        const likely = new Float64Array(classes);
        likelihoods(withRows(example.groups, rows), weights, likely);
        return { ...example, scores: [...likely] };
      });
  });
console.log(reportOf(predictions, values.errors));

if (!values.dry) {
  const { rows, weights } = learn(examples);
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const whole = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const packed = pack(packWeights({ hashes: Uint32Array.from(rows.keys()), weights: whole }, classes));
  await writeFile(
    'functions/nlu/reason/model.bin.ts',
    `// Made by scripts/models/train/reasons.ts.\n\n/** One step of a weight, as log odds. */\nexport const SCALE = ${(CONFIDENT * step).toPrecision(6)};\n\n/** What each of ${rows.size} features adds to each class of reason, packed; see model.ts. */\nexport const packedWeights =\n  '${packed}';\n`,
  );
  console.log(`${rows.size} features, ${packed.length} letters`);
}
