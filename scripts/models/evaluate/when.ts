import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { measure, measureCallbacks, type Score } from '#scripts/models/evaluate/when/measure.ts';
import { phrasesIn } from '#scripts/models/evaluate/when/phrases.ts';
import { readCalls } from '#scripts/models/labelled-calls.ts';
import { parseOptions, printJson, runCommand, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';

const USAGE = 'npm run -s evaluate:when -- [FILE.tsv | CALLS.jsonl…] [--json] [--misses]';
const USUAL = fileURLToPath(new URL('../../../../shared/data/dates/phrases.tsv', import.meta.url));

/** How well times are understood: phrases of a table labelled with moments, or the callback phrases of labelled calls. */
async function run(args: string[]): Promise<void> {
  const { files, json, misses } = optionsFrom(args);
  if (!files.length) {
    console.log(`No phrases to measure by: name a file. ${USAGE}`);
    return;
  }
  const areCalls = files.every((file) => file.endsWith('.jsonl'));
  if (!areCalls && files.length > 1) throw new UserError(`Name one table, or files of calls: ${USAGE}`);
  const { scores, missed } = areCalls ? measureCallbacks(await readCalls(files)) : measure(await phrasesIn(files[0]!));
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
  const usual = existsSync(USUAL) ? [USUAL] : [];
  return { files: positionals.length ? positionals.map(typedPath) : usual, ...values };
}

await runCommand(run);
