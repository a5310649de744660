import { join, resolve } from 'node:path';

import { commandLine } from '#scripts/command-line.ts';
import { calibrate } from '#scripts/models/train/spam/calibrate.ts';
import { callsIn, robocallsIn } from '#scripts/models/train/spam/calls.ts';
import { writeModel } from '#scripts/models/train/spam/pack.ts';
import { report } from '#scripts/models/train/spam/report.ts';
import { crossValidate, trainOn } from '#scripts/models/train/spam/validate.ts';

/**
 * `npm run models -- train spam [-- FOLDER]`: the spam model, trained on recorded robocalls and on invented calls. The phrases
 * are packed first.
 */
const [data = '../shared/data'] = commandLine('npm run models -- train spam [FOLDER]', {
  allowPositionals: true,
}).positionals;
const folder = resolve(data);

/** Each group of authors wrote without seeing the others’ calls; our own calls are not used for measuring. */
const groups = await Promise.all(['training', 'training-2', 'training-3', 'training-4'].map(callsIn));
const ours = (await Promise.all(['more', 'more-spam'].map(callsIn))).flat();
const recorded = await robocallsIn(join(folder, 'robocalls/transcripts.tsv'));
const always = [...ours, ...recorded];

const unseen = crossValidate(groups, always);
const line = calibrate(unseen.flat().map(({ call, score }) => ({ score, isSpam: call.isSpam })));
unseen.forEach((group, at) => report(`Group ${at + 1} of authors, unseen`, group, line));
const accuracy = report('All that were unseen', unseen.flat(), line);

const written = groups.flat().length + ours.length;
const says = `${written} calls written for it, ${recorded.length} recorded robocalls (public domain). Each group of authors left out in turn ${accuracy.toFixed(3)}, with phrases written by who knew these calls: \`evaluate:calls\` is what counts.`;
const weights = await writeModel(trainOn([...groups.flat(), ...always]), line, says);
console.log(`Written: ${Math.round(weights / 1024)} kB`);
