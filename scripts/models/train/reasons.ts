import { reasonClasses } from '#functions/nlu/reason/class.ts';
import { reasonFeatures } from '#functions/nlu/reason/features.ts';
import { commandLine } from '#scripts/command-line.ts';
import { legitimateCalls, trainingFolders } from '#scripts/models/labelled-calls.ts';
import { learnClasses, probabilitiesOf, writeClassifier } from '#scripts/models/train/classifier.ts';
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
/** A feature of fewer calls is not learned. */
const LEARNING = { rounds: 12, rate: 0.3, pull: 1e-3, leastSeen: 2 };
/** The pull leaves scores timid: multiplied by this, probabilities are near the accuracy on calls of other authors. */
const CONFIDENT = 1.7;

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

/** What some calls and our own teach. */
const learn = (from: readonly Pick<(typeof examples)[number], 'groups' | 'right'>[]) =>
  learnClasses([...from, ...own], classes, LEARNING);

const predictions = trainingFolders
  .filter((folder) => !values.folder || folder === values.folder)
  .flatMap((folder) => {
    const learned = learn(examples.filter((example) => example.folder !== folder));
    return examples
      .filter((example) => example.folder === folder)
      .map((example) => ({ ...example, scores: probabilitiesOf(example.groups, learned) }));
  });
console.log(reportOf(predictions, values.errors));

if (!values.dry)
  await writeClassifier(learn(examples), {
    model: 'reason',
    maker: 'scripts/models/train/reasons.ts',
    adds: 'each class of reason',
    confidence: CONFIDENT,
  });
