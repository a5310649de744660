import { writeFile } from 'node:fs/promises';

import { packFeatureWeights } from '#functions/nlu/name/feature-weights.ts';
import { likeliest } from '#functions/nlu/name/likeliest.ts';
import { nameKey } from '#functions/nlu/name/name-key.ts';
import type { Language } from '#shared/values/language.ts';
import { commandLine } from '#scripts/command-line.ts';
import { legitimateCalls, trainingFolders, transcriptOf } from '#scripts/models/labelled-calls.ts';
import { percent } from '#scripts/models/statistics.ts';
import { withCorrections } from '#scripts/models/train/callers/corrections.ts';
import { type Example, exampleOf, variantsOf, withNearMatches } from '#scripts/models/train/callers/examples.ts';
import { writtenCalls } from '#scripts/models/train/callers/written.ts';
import { fitChoices } from '#scripts/models/train/callers/softmax.ts';

/**
 * `npm run models -- train caller-names`: learns which words of a call are the caller’s name. First reports the accuracy on
 * each folder of calls when it is left out of training; `--errors FILE` writes each mistake,
 * `--folder training-5` measures one only.
 */
const { values } = commandLine(
  'npm run models -- train caller-names [--errors FILE] [--folder FOLDER] [--dry] [--pull N] [--rounds N]',
  {
    options: {
      errors: { type: 'string' },
      folder: { type: 'string' },
      dry: { type: 'boolean' },
      pull: { type: 'string', default: '0.02' },
      rounds: { type: 'string', default: '24' },
    },
  },
);
const [rounds, pull] = [Number(values.rounds), Number(values.pull)];
/** Smaller weights are dropped. */
const LEAST = 0.09;
const learning = { rate: 0.12, leaveOut: 0.6, leastSeen: 8 };

const read = await Promise.all(
  trainingFolders.map(async (folder) => {
    const calls = await legitimateCalls(folder);
    const variants = calls.flatMap(variantsOf).map(exampleOf);
    const corrected = withCorrections(calls).map(exampleOf);
    return {
      folder,
      own: variants.filter((_, at) => at % 3 === 0),
      fit: [...variants, ...corrected].map(withNearMatches).filter(({ right }) => right.length),
    };
  }),
);

const openings = new Map<Language, string[]>();
for (const folder of trainingFolders)
  for (const { lang, turns } of await legitimateCalls(folder))
    if (turns[0]?.who === 'assistant') openings.set(lang, [...(openings.get(lang) ?? []), turns[0].text]);
/** Our own sentences about who calls, as labelled or without capitals. */
const written = (await writtenCalls(openings)).flatMap((call, at) => {
  const [plain, , lowercase] = variantsOf(call).map((variant) => withNearMatches(exampleOf(variant)));
  return (at % 2 ? [lowercase!] : [plain!, lowercase!]).filter(({ right }) => right.length);
});

const predictName = (
  { options, sure, values: names }: Example,
  weights: ReadonlyMap<string, number>,
): string | null => {
  const scores = options.map((features) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
  return (
    likeliest(names.slice(0, -1) as string[], scores.slice(0, -1), sure ? -Infinity : scores.at(-1)!)?.value ?? null
  );
};

let errors = '';
for (const { folder, own } of read) {
  if (folder === 'more' || !own.length || (values.folder && folder !== values.folder)) continue;
  const weights = fitChoices(
    [...read.filter((other) => other.folder !== folder).flatMap(({ fit }) => fit), ...written],
    rounds,
    pull,
    learning,
  );
  const tally = new Map<string, { n: number; reachable: number; right: number }>();
  for (const example of own) {
    const { call, right } = example;
    const predicted = predictName(example, weights);
    const name = call.slots.name ?? null;
    const correct = predicted && name ? nameKey(predicted) === nameKey(name) : predicted === name;
    const count = tally.get(call.lang) ?? { n: 0, reachable: 0, right: 0 };
    tally.set(call.lang, count);
    count.n += 1;
    count.reachable += right.length ? 1 : 0;
    count.right += correct ? 1 : 0;
    const transcript = transcriptOf(call);
    if (!correct)
      errors += `${call.lang} ${call.id} ${right.length ? '' : '(no option) '}${name} ≠ ${predicted}\n   ${transcript}\n`;
  }
  let [all, good] = [0, 0];
  for (const [language, { n, reachable, right }] of tally) {
    console.log(
      `without ${folder}: ${language} ${n} calls, in reach ${percent(reachable, n)}, right ${percent(right, n)}`,
    );
    [all, good] = [all + n, good + right];
  }
  console.log(`without ${folder}: all ${percent(good, all)}`);
}
if (values.errors) await writeFile(values.errors, errors);

if (!values.dry) {
  const fitted = fitChoices([...read.flatMap(({ fit }) => fit), ...written], rounds, pull, learning);
  const weights = new Map([...fitted].filter(([, weight]) => Math.abs(weight) >= LEAST));
  await writeFile(
    'functions/nlu/name/model.bin.ts',
    `// Made by scripts/models/train/caller-names.ts.\n\n/** What each of ${weights.size} features of a candidate adds to its being the caller’s name. */\nexport const weights = '${packFeatureWeights(weights)}';\n`,
  );
}
