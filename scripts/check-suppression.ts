import { pathToFileURL } from 'node:url';

import { commandLine, printJson, typedPath, wholeNumber } from '#scripts/command-line.ts';
import { checkSuppression } from '#scripts/suppression/check.ts';
import { type Noise, noise } from '#scripts/suppression/noise.ts';

/** At most this share of the namesakes may be hidden with a removed person. */
const MOST_NAMESAKES = 0.01;

const USAGE =
  'npm run check:suppression -- [--people N] [--rounds N] [--seed TEXT] [--noise MODULE (such as scripts/suppression/second-noise.ts)] [--json]';
const { values } = commandLine(USAGE, {
  options: {
    people: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'suppression' },
    /** A module that exports a function `noise` of the type in scripts/suppression/noise.ts, as second-noise.ts there. */
    noise: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/**
 * Removes people from a synthetic population and imports them again and again with noise: none may be visible on any
 * read path, and their namesakes must stay. Exits with 1 otherwise.
 */
const made = values.noise
  ? ((await import(pathToFileURL(typedPath(values.noise)).href)) as { noise: Noise }).noise
  : noise;
const figures = await checkSuppression({
  people: wholeNumber('people', values.people, 1),
  rounds: wholeNumber('rounds', values.rounds, 1),
  seed: values.seed,
  noise: made,
  onProgress: (line) => void process.stderr.write(`${line}\n`),
});

for (const line of figures.examples) console.error(line);
const { examples: _, ...printed } = figures;
if (values.json) printJson(printed);
else {
  console.log(`${figures.removed} people removed, ${figures.reimported} records of theirs imported again.`);
  console.log(`Visible: ${figures.visible}. Namesakes hidden: ${(figures.namesakes_hidden * 100).toFixed(2)} %.`);
}
process.exit(figures.visible > 0 || figures.namesakes_hidden > MOST_NAMESAKES ? 1 : 0);
