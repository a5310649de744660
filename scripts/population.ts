import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { parseOptions, wholeNumber } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { importPopulation } from '#scripts/population/import.ts';
import { people, SEED } from '#scripts/population/people.ts';

const USAGE = 'npm run population -- [--people 2000] [--seed moor] [--out FILE]';

/** `npm run population -- [--people 2000] [--seed moor] [--out FILE]`: invented people, into the local table or a file. */
async function run(): Promise<void> {
  const options = {
    people: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'moor' },
    out: { type: 'string' },
  } as const;
  const { values } = parseOptions(USAGE, { options }, process.argv.slice(2));
  const count = wholeNumber('people', values.people, 1);
  if (!SEED.test(values.seed)) {
    throw new UserError(`--seed is “${values.seed}”: it must be up to 20 letters, digits, hyphens and underscores.`);
  }
  const invented = people(count, values.seed);
  if (values.out === undefined) return importPopulation(invented, count);
  const out = values.out === '-' ? process.stdout : createWriteStream(values.out);
  await pipeline(Readable.from(lines(invented)), out);
}

/** Some records at once: one write for each would take most of the time. */
function* lines(records: Iterable<unknown>): Generator<string> {
  let text = '';
  for (const record of records) {
    text += JSON.stringify(record) + '\n';
    if (text.length < 1 << 18) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

try {
  await run();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  // the reader of a pipe may close it early
  if (code !== 'EPIPE') console.error(error instanceof UserError ? message : error);
  process.exitCode = 1;
}
