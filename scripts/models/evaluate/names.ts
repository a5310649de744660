import { likeness, SAME_PERSON } from '#functions/names/same-name.ts';
import { casesOf, type Case } from '#scripts/models/evaluate/names/cases.ts';
import { parseOptions, printJson, runCommand, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { f1Interval, measure, type Prediction } from '#scripts/models/evaluate/names/measure.ts';

const USAGE = 'npm run -s evaluate:names -- FILE.tsv [--json]';

/** How well `likeness` tells whether two names are of one person, on a table of labelled pairs. */
async function run(args: string[]): Promise<void> {
  const { file, json } = optionsFrom(args);
  const cases = await casesOf(file);
  const persons = cases.filter(({ schema }) => schema === 'Person');
  if (!persons.length) throw new UserError(`${file} has no rows of schema Person: there is nothing to measure.`);
  const predictions = persons.map(judge);
  const { low, high } = f1Interval(predictions);
  console.log(`Person            ${line(predictions)}`);
  console.log(`                  F1 between ${low.toFixed(3)} and ${high.toFixed(3)} (95 %), threshold ${SAME_PERSON}`);
  console.log(`All rows          ${line(cases.map(judge))}`);
  console.log('\nPersons by category (no F1 where nobody is the same)');
  for (const category of [...new Set(persons.map((row) => row.category))].sort())
    console.log(
      `${(category || '(none)').padEnd(34)}${line(persons.filter((row) => row.category === category).map(judge))}`,
    );
  if (json) printJson({ ...measure(predictions), low, high, threshold: SAME_PERSON });
}

const judge = ({ one, other, isSame }: Case): Prediction => ({
  predicted: likeness(one, other) >= SAME_PERSON,
  isSame,
});

function line(predictions: Prediction[]): string {
  const { n, tp, fp, fn, tn, precision, recall, f1 } = measure(predictions);
  const score = (value: number) => (tp + fn ? value.toFixed(3) : '    –');
  const scores = `F1 ${score(f1)}  precision ${score(precision)}  recall ${score(recall)}`;
  return `${scores}  TP ${tp} FP ${fp} FN ${fn} TN ${tn}  n ${n}`;
}

function optionsFrom(args: string[]) {
  const options = { json: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseOptions(USAGE, { allowPositionals: true, options }, args);
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UserError(`Name one file: ${USAGE}`);
  return { file: typedPath(file), json: values.json };
}

await runCommand(run);
