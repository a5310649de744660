import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { measured, type Score } from '#scripts/models/evaluate/when/measure.ts';
import { phrasesIn, Unusable } from '#scripts/models/evaluate/when/phrases.ts';

const USAGE = 'npm run -s evaluate:when -- [FILE.tsv] [--json] [--misses]';
const USUAL = fileURLToPath(new URL('../../../../shared/data/dates/phrases.tsv', import.meta.url));

/** How well `resolveWhen` understands times, on a table of phrases with the moments that they mean. */
async function run(args: string[]): Promise<void> {
  const { file, json, misses } = optionsFrom(args);
  if (!file) {
    console.log(`No phrases to measure by: name a file. ${USAGE}`);
    return;
  }
  const { scores, missed } = measured(await phrasesIn(file));
  const [[lang, { day, exact }] = ['', { day: 0, exact: 0 }]] = Object.entries(scores).sort(
    ([, a], [, b]) => a.day - b.day,
  );
  if (misses) for (const line of missed) console.log(line);
  if (json) {
    console.log(JSON.stringify({ by_language: scores, worst_language: { lang, day, exact } }));
    return;
  }
  console.log('      day   exact   n');
  for (const [language, score] of Object.entries(scores)) console.log(line(language, score));
}

const line = (language: string, { day, exact, n }: Score) =>
  `${language}  ${day.toFixed(1).padStart(5)}   ${exact.toFixed(1).padStart(5)}   ${n}`;

function optionsFrom(args: string[]) {
  const options = { json: { type: 'boolean' }, misses: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [named, ...more] = positionals;
    if (more.length) throw new Unusable(`Name one file: ${USAGE}`);
    // npm runs scripts in the project’s folder; files are meant from where the command was typed.
    const file = named ? resolve(process.env.INIT_CWD ?? process.cwd(), named) : existsSync(USUAL) ? USUAL : null;
    return { file, json: values.json ?? false, misses: values.misses ?? false };
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
