import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { measure, type Score } from '#scripts/models/evaluate/when/measure.ts';
import { phrasesIn } from '#scripts/models/evaluate/when/phrases.ts';
import { parseOptions, printJson, runCommand, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';

const USAGE = 'npm run -s evaluate:when -- [FILE.tsv] [--json] [--misses]';
const USUAL = fileURLToPath(new URL('../../../../shared/data/dates/phrases.tsv', import.meta.url));

/** How well `resolveWhen` understands times, on a table of phrases labelled with moments. */
async function run(args: string[]): Promise<void> {
  const { file, json, misses } = optionsFrom(args);
  if (!file) {
    console.log(`No phrases to measure by: name a file. ${USAGE}`);
    return;
  }
  const { scores, missed } = measure(await phrasesIn(file));
  const [[lang, { day, exact }] = ['', { day: 0, exact: 0 }]] = Object.entries(scores).sort(
    ([, a], [, b]) => a.day - b.day,
  );
  if (misses) for (const line of missed) console.log(line);
  if (json) {
    printJson({ by_language: scores, worst_language: { lang, day, exact } });
    return;
  }
  console.log('      day   exact   n');
  for (const [language, score] of Object.entries(scores)) console.log(line(language, score));
}

const line = (language: string, { day, exact, n }: Score) =>
  `${language}  ${day.toFixed(1).padStart(5)}   ${exact.toFixed(1).padStart(5)}   ${n}`;

function optionsFrom(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseOptions(
    USAGE,
    { allowPositionals: true, options: { json: flag, misses: flag } },
    args,
  );
  const [named, ...more] = positionals;
  if (more.length) throw new UserError(`Name one file: ${USAGE}`);
  return { file: named ? typedPath(named) : existsSync(USUAL) ? USUAL : null, ...values };
}

await runCommand(run);
