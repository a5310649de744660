import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { REPORT } from '#scripts/testing/reporter.ts';
import { sum, type Tally, tallyOf, tallyOfCommand } from '#scripts/testing/tally.ts';

/**
 * `npm test`: everything a reader can trust. Format, lint and types; unit, endpoint and screen tests; the infrastructure, synthesised and
 * examined; then the journeys of a browser through the running product. Ends with one line of counts.
 */
const binOf = (name: string, file: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
const vitestBin = binOf('vitest', 'vitest.mjs');
const reporterFile = fileURLToPath(new URL('testing/reporter.ts', import.meta.url));
/** The types of the whole product are over the 4 GB that node takes by itself. */
const HEAP = '--max-old-space-size=8192';
const folder = await mkdtemp(join(tmpdir(), 'calluna-test-'));

const tallies = [
  await command('Format', binOf('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  // Two that keep one processor busy each.
  ...(await Promise.all([
    command('Lint: who imports whom, promises awaited', HEAP, binOf('eslint', 'bin/eslint.js'), '.'),
    command('Types', binOf('typescript', 'bin/tsc')),
  ])),
  await vitest('Unit, endpoint and screen tests'),
  await command('Money: 300,000 days in which everything goes wrong', 'scripts/sim/billing.ts'),
  await command('Infrastructure', 'infra/app.ts'),
  await vitest('Journeys', '--config', 'scripts/journeys/vitest.config.ts'),
];
await rm(folder, { recursive: true });

const { passed, failed, names } = sum(tallies);
// Once more, at the end: what came before is long, and may be cut.
console.log(['', ...names.map((name) => `failed: ${name}`), '', `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed ? 1 : 0;

async function vitest(title: string, ...options: string[]): Promise<Tally> {
  const file = join(folder, 'report.json');
  await rm(file, { force: true });
  process.env[REPORT] = file;
  const reporters = ['--reporter=default', `--reporter=${reporterFile}`];
  const exitCode = await run(title, vitestBin, 'run', ...reporters, ...options);
  const report = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  return tallyOf(title, report, exitCode);
}

async function command(title: string, ...args: string[]): Promise<Tally> {
  return tallyOfCommand(title, await run(title, ...args));
}

async function run(title: string, ...args: string[]): Promise<number | null> {
  console.log(`\n── ${title}`);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode;
}
