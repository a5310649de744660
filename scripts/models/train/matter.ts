import { matterFeatures } from '#functions/nlu/matter/features.ts';
import { openingKinds } from '#functions/nlu/matter/index.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import { commandLine } from '#scripts/command-line.ts';
import {
  callFiles,
  type LabelledCall,
  legitimateCalls,
  readJsonLines,
  trainingFolders,
} from '#scripts/models/labelled-calls.ts';
import { percent } from '#scripts/models/statistics.ts';
import { learnClasses, probabilitiesOf, writeClassifier } from '#scripts/models/train/classifier.ts';
import { languages } from '#shared/values/language.ts';

/**
 * `npm run models -- train matter`: learns whether a caller’s opening only says who calls, from what the assistant asked
 * next in the labelled calls. First reports each folder of calls as judged by the others; `--errors en` prints mistakes.
 */
const { values } = commandLine('npm run models -- train matter [--errors LANGUAGE] [--dry]', {
  options: { errors: { type: 'string' }, dry: { type: 'boolean' } },
});
const LEARNING = { rounds: 12, rate: 0.3, pull: 1e-4, leastSeen: 3 };
const [WHO, WHAT] = [0, 1];

/**
 * The opening of a call, and whether it only says who calls: it has the caller’s name, and the question after it is not
 * when to call back. A call of one turn says what it is about; after other questions nobody knows.
 */
function openingOf({ turns, lang, slots }: LabelledCall) {
  const at = turns.findIndex(({ who }) => who === 'caller');
  const [opening, next] = [turns[at]!.text, turns[at + 1]];
  const name = slots.name ?? null;
  const isNamed = name?.split(' ').some((part) => opening.toLowerCase().includes(part.toLowerCase())) ?? false;
  if (!next || hasCue(next.text, lang, 'asks')) return [{ lang, opening, name, right: WHAT }];
  return isNamed ? [{ lang, opening, name, right: WHO }] : [];
}

/** Calls of a breath, which say what they are about in few words. Their names are not labelled. */
const shortFolders = ['more-short', 'more-openings'];
async function shortOpenings(folder: string) {
  const lines = (await Promise.all((await callFiles(folder)).map(readJsonLines))).flat() as LabelledCall[];
  return lines.flatMap(({ label, lang, turns }) => {
    const name = callerName(turns, lang)?.value ?? null;
    return label === 'legit' ? [{ lang, opening: turns[0]!.text, name, right: WHAT }] : [];
  });
}

const exampleOf = (one: ReturnType<typeof openingOf>[number]) => ({
  ...one,
  groups: matterFeatures(one.opening, one.lang, one.name),
});

const folders = await Promise.all(
  trainingFolders.map(async (folder) => {
    const openings = (await legitimateCalls(folder)).flatMap(openingOf);
    return { folder, examples: openings.map(exampleOf) };
  }),
);
type Example = (typeof folders)[number]['examples'][number];

const learn = (from: readonly Example[]) => learnClasses(from, openingKinds.length, LEARNING);

const judged = folders.flatMap(({ folder, examples }) => {
  const learned = learn(folders.flatMap((other) => (other.folder === folder ? [] : other.examples)));
  return examples.map((one) => ({ ...one, who: probabilitiesOf(one.groups, learned)[WHO]! }));
});
for (const lang of languages) {
  const own = judged.filter((one) => one.lang === lang);
  const [who, what] = [WHO, WHAT].map((kind) => own.filter(({ right }) => right === kind));
  const wrong = [who!.filter((one) => one.who < 0.5), what!.filter((one) => one.who >= 0.5)];
  console.log(
    `${lang}  only who: ${who!.length}, missed ${percent(wrong[0]!.length, who!.length)}; also what: ${what!.length}, missed ${percent(wrong[1]!.length, what!.length)}`,
  );
  if (values.errors === lang)
    for (const { right, who: probability, opening } of wrong.flat())
      console.log(`   is ${openingKinds[right]}, ${probability.toFixed(2)}: ${opening}`);
}

if (!values.dry) {
  const [maker, adds] = ['scripts/models/train/matter.ts', 'each kind'];
  const examples = folders.flatMap((one) => one.examples);
  const short = (await Promise.all(shortFolders.map(shortOpenings))).flat().map(exampleOf);
  await writeClassifier(learn(examples), { model: 'matter', maker, adds });
  // Whether a caller is asked why depends on short sentences too; which words are the reason does not.
  await writeClassifier(learn([...examples, ...short]), { model: 'opening', maker, adds });
}
