import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { REPORT } from '#scripts/testing/reporter.ts';
import { sum, type Tally, tallyOf, tallyOfCommand } from '#scripts/testing/tally.ts';

/** One part of a test run: a program, or the tests of a vitest configuration. */
export type Step = { title: string; run: () => Promise<Tally> };
type TimedTally = Tally & { title: string; seconds: number };

/** The record of the last full run. */
export const RECORD = fileURLToPath(new URL('../../node_modules/.cache/calluna/test-run.json', import.meta.url));

const root = fileURLToPath(new URL('../..', import.meta.url));
const binOf = (name: string, file: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
const bins = {
  oxfmt: join(root, 'node_modules/oxfmt/bin/oxfmt'),
  oxlint: join(root, 'node_modules/oxlint/bin/oxlint'),
  tsc: binOf('typescript', 'bin/tsc'),
  vitest: binOf('vitest', 'vitest.mjs'),
};

/** A program of the tools, or a script of ours. */
export const command = (
  title: string,
  program: keyof typeof bins | `scripts/${string}` | `infra/${string}`,
  ...args: string[]
): Step => ({
  title,
  run: async () =>
    tallyOfCommand(
      title,
      await spawned(title, [program in bins ? bins[program as keyof typeof bins] : program, ...args]),
    ),
});

export const vitest = (title: string, ...options: string[]): Step => ({
  title,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'calluna-test-'));
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/testing/reporter.ts')}`];
    const exitCode = await spawned(title, [bins.vitest, 'run', ...reporters, ...options], { [REPORT]: file });
    const report = await readFile(file, 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => undefined);
    await rm(folder, { recursive: true });
    const isEmpty =
      exitCode === 0 && options.includes('--passWithNoTests') && !JSON.stringify(report).includes('"tests":[{');
    if (isEmpty) return { passed: 0, failed: 0, names: [] };
    return tallyOf(title, report, exitCode);
  },
});

/** Runs one lane of steps beside the other, each lane’s steps one after another. */
export async function sideBySide(...lanes: Step[][]): Promise<TimedTally[]> {
  return (await Promise.all(lanes.map(inTurn))).flat();
}

export async function inTurn(steps: Step[]): Promise<TimedTally[]> {
  const tallies: TimedTally[] = [];
  for (const { title, run } of steps) {
    const begun = performance.now();
    const tally = await run();
    tallies.push({ ...tally, title, seconds: Math.round((performance.now() - begun) / 100) / 10 });
  }
  return tallies;
}

/** Prints what each step took and, last, the counts; with `keeps` the record of `npm run stats` is written. */
export async function conclude(tallies: TimedTally[], seconds: number, { keeps = false } = {}): Promise<void> {
  const { passed, failed, names } = sum(tallies);
  const times = tallies.map((tally) => `${tally.seconds.toFixed(1).padStart(7)} s  ${tally.title}`);
  const minutes = Math.round((seconds / 60) * 10) / 10;
  console.log(['', ...times, `${seconds.toFixed(1).padStart(7)} s  in all`].join('\n'));
  // Repeated at the end, since the output above is long and may be truncated.
  console.log(['', ...names.map((name) => `failed: ${name}`), '', `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed ? 1 : 0;
  if (!keeps) return;
  await mkdir(dirname(RECORD), { recursive: true });
  const steps = tallies.map(({ title, seconds }) => ({ title, seconds }));
  await writeFile(RECORD, JSON.stringify({ minutes, passed, failed, steps }, undefined, 2));
}

/** The output of a step is shown once it has ended, so that lanes do not mix. */
async function spawned(title: string, args: string[], env: Record<string, string> = {}): Promise<number | null> {
  console.log(`── ${title} …`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  console.log(`\n── ${title}: ${exitCode === 0 ? 'done' : 'FAILED'}\n${output.trimEnd()}`);
  return exitCode;
}
