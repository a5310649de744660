import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { SAME_PERSON } from '#functions/names/same-name.ts';
import { commandLine } from '#scripts/command-line.ts';
import { casesOf } from '#scripts/models/evaluate/names/cases.ts';
import { exampleOf, features } from '#scripts/models/train/same-name/examples.ts';
import { inventedPairs } from '#scripts/models/train/same-name/invented-pairs.ts';
import { listsIn } from '#scripts/models/train/same-name/lists.ts';
import { logistic, probability } from '#scripts/models/train/same-name/logistic.ts';
import { crossValidate } from '#scripts/models/train/same-name/validate.ts';

/** `npm run models -- train same-name [FOLDER]`: the weights of `likeness` from labelled and invented pairs of names. */
const WEIGHTS = fileURLToPath(new URL('../../../functions/names/same-name/weights.ts', import.meta.url));
const PENALTY = 1;
const EACH = 60;
/** An invented pair counts less than a labelled one. */
const INVENTED = 0.2;

const [data = '../shared/data'] = commandLine('npm run models -- train same-name [FOLDER]', {
  allowPositionals: true,
}).positionals;
const folder = resolve(data);
const cases = (await casesOf(join(folder, 'name-pairs/cases.tsv'))).filter(({ schema }) => schema === 'Person');
const lists = await listsIn(join(folder, 'names'));
const invented = inventedPairs(lists, EACH, 1).map((pair) => exampleOf(pair, INVENTED));

const scores = crossValidate(cases, invented, PENALTY);
const f1 = scores.reduce((sum, score) => sum + score, 0) / scores.length;
console.log(`${cases.length} labelled pairs, cross-validated by name: F1 ${f1.toFixed(3)}`);
console.log(`  (${scores.length} ways to deal the folds: ${scores.map((score) => score.toFixed(3)).join(' ')})`);

const [bias = 0, ...weights] = logistic([...cases.map((one) => exampleOf(one, 1)), ...invented], PENALTY);
const fresh = inventedPairs(lists, EACH * 3, 2);
console.log('Other invented pairs, judged rightly:');
for (const kind of new Set(fresh.map((pair) => pair.kind))) {
  const pairs = fresh.filter((pair) => pair.kind === kind);
  const right = pairs.filter((pair) => {
    const { values, isSame } = exampleOf(pair, 1);
    return probability([bias, ...weights], values) >= SAME_PERSON === isSame;
  });
  console.log(`  ${kind.padEnd(22)} ${((100 * right.length) / pairs.length).toFixed(0)} % of ${pairs.length}`);
}

const round = (value: number) => Number(value.toFixed(3));
await writeFile(
  WEIGHTS,
  `import type { Features } from '#functions/names/same-name/features.ts';

/*
 * Made by scripts/models/train/same-name.ts, not by hand, and to be made again when features or the cost of spelling change.
 * A logistic regression trained on ${cases.length} labelled pairs of persons’ names (opensanctions/nomenklatura, MIT) and
 * ${invented.length} pairs invented from lists of names (CC0) and nicknames (Apache-2.0). F1 ${f1.toFixed(3)}, cross-validated by name.
 */
export const bias = ${round(bias)};

/** The contribution of each feature to the log odds that two names belong to one person. */
export const weights: Record<keyof Features, number> = {
${features.map((name, at) => `  ${name}: ${round(weights[at]!)},`).join('\n')}
};
`,
);
console.log(`Written: ${WEIGHTS}`);
