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
 * `npm run models -- train spam [-- FOLDER]`: the spam model, trained on recorded robocalls and on invented calls. The phrases
 * are packed first.
 */
const [data = '../shared/data'] = commandLine('npm run models -- train spam [FOLDER]', {
  allowPositionals: true,
}).positionals;
const folder = resolve(data);

/** Each group of authors wrote without seeing the others’ calls; our own calls are not used for measuring. */
const folders = trainingFolders.filter((name) => name.startsWith('training'));
const groups = await Promise.all(folders.map(callsIn));
const ours = (await Promise.all(['more', 'more-spam', 'more-short'].map(callsIn))).flat();
const recorded = await robocallsIn(join(folder, 'robocalls/transcripts.tsv'));
const always = [...ours, ...recorded];

const unseen = crossValidate(groups, always);
const whole = unseen.flatMap((group) => group.whole);
const beginnings = unseen.flatMap((group) => group.beginnings);
const line = calibrate(whole, beginnings);
unseen.forEach((group, at) => report(`${folders[at]}, unseen`, group.whole, line));
report('The first words of all', beginnings, line);
const accuracy = report('All that were unseen', whole, line);

const all = [...groups.flat(), ...always];
await writeTelling(all);
const written = groups.flat().length + ours.length;
const says = `${written} calls written for it, ${recorded.length} recorded robocalls (public domain). Each group of authors left out in turn ${accuracy.toFixed(3)}, with phrases written by who knew these calls: \`evaluate:calls\` is what counts.`;
const weights = await writeModel(trainOn(all), line, says);
console.log(`Written: ${Math.round(weights / 1024)} kB`);
