import { join, resolve } from 'node:path';

import { commandLine } from '#scripts/command-line.ts';
import { calibrate } from '#scripts/models/train/spam/calibrate.ts';
import { callsIn, robocallsIn } from '#scripts/models/train/spam/calls.ts';
import { writeModel } from '#scripts/models/train/spam/pack.ts';
import { report } from '#scripts/models/train/spam/report.ts';
import { writeTelling } from '#scripts/models/train/spam/telling.ts';
import { crossValidate, trainOn } from '#scripts/models/train/spam/validate.ts';
import { trainingFolders } from '#scripts/models/labelled-calls.ts';

/**
 * `npm run models -- train spam [FOLDER] [--quick]`: the spam model, trained on recorded robocalls and on invented calls. The
 * phrases are packed first. Each group of authors is left out in turn to measure; with `--quick` only the one that the
 * probabilities are calibrated on.
 */
const {
  positionals: [data = '../shared/data'],
  values: { quick },
} = commandLine('npm run models -- train spam [FOLDER] [--quick]', {
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
});
const folder = resolve(data);
/** The weight of a call of one breath. */
const SHORT = 0.5;
/** The group that is calibrated on: its authors were asked for calls as they really are, short and chatty ones too. */
const MOST_VARIED = 'training-5';

/** Each group of authors wrote without seeing the others’ calls; our own calls are not used for measuring. */
const folders = trainingFolders.filter((name) => name.startsWith('training'));
const groups = await Promise.all(folders.map(callsIn));
const longer = (await Promise.all(['more', 'more-spam'].map(callsIn))).flat();
const breaths = (await Promise.all(['more-short', 'more-openings'].map(callsIn))).flat();
const ours = [...longer, ...breaths.map((call) => ({ ...call, weight: SHORT }))];
const recorded = await robocallsIn(join(folder, 'robocalls/transcripts.tsv'));
const always = [...ours, ...recorded];

const varied = folders.indexOf(MOST_VARIED);
const measured = quick ? [MOST_VARIED] : folders;
const unseen = quick
  ? crossValidate([groups[varied]!], [...groups.filter((_, at) => at !== varied).flat(), ...always])
  : crossValidate(groups, always);
const whole = unseen.flatMap((group) => group.whole);
const line = calibrate(unseen[measured.indexOf(MOST_VARIED)]!.whole);
unseen.forEach((group, at) => report(`${measured[at]}, unseen`, group.whole, line));
report(
  'First turns of all',
  unseen.flatMap((group) => group.first),
  line,
);
const accuracy = report('All that were unseen', whole, line);

const all = [...groups.flat(), ...always];
await writeTelling(all);
const written = groups.flat().length + ours.length;
const says = `${written} calls written for it, ${recorded.length} recorded robocalls (public domain). Balanced accuracy on ${quick ? `${MOST_VARIED}, left out` : 'each group of authors, left out in turn'}: ${accuracy.toFixed(3)}, with phrases written by who knew these calls: \`evaluate:calls\` is what counts.`;
const weights = await writeModel(trainOn(all), line, says);
console.log(`Written: ${Math.round(weights / 1024)} kB`);
