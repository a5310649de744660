import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { commandLine, printJson } from '#scripts/command-line.ts';
import { ROOT } from '#scripts/dev/builds.ts';
import type { ImportProgress } from '#scripts/dev/population.ts';
import { freePort } from '#scripts/dev/ports.ts';
import { load, machine } from '#scripts/harness/machine.ts';
import { median } from '#scripts/harness/percentiles.ts';

/**
 * `npm run bench:start`: how long it takes from a fresh clone to the first page, to the first answer of the API and to the
 * last demo person, and how long the next starts take. With `--json` the last line is the figures alone.
 */
const { json } = commandLine('npm run bench:start -- [--json]', {
  options: { json: { type: 'boolean', default: false } },
}).values;
const RESTARTS = 3;

type Start = { page: number; api: number; people: number };

const clone = await mkdtemp(join(tmpdir(), 'calluna-clone-'));
try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) await cp(join(ROOT, file), join(clone, file));

  const seconds = timer();
  await npm('ci', '--no-progress');
  const install = seconds();
  const first = await start();
  const restarts: Start[] = [];
  for (let i = 0; i < RESTARTS; i++) restarts.push(await start());
  const middle = (figure: keyof Start) => median(restarts.map((each) => each[figure]));

  const figures = {
    install_s: install,
    first_page_s: first.page,
    first_api_s: first.api,
    first_people_s: first.people,
    clone_to_first_page_s: install + first.page,
    restart_page_s: middle('page'),
    restart_api_s: middle('api'),
  };
  const measuredOn = { machine: machine(), load: load() };
  console.log(`\n${measuredOn.machine}, load ${measuredOn.load}`);
  for (const [name, value] of Object.entries(figures))
    console.log(`${name.replace(/_s$/, '').replaceAll('_', ' ').padEnd(24)}${value.toFixed(1).padStart(8)} s`);
  if (json) printJson({ bench: 'start', ...measuredOn, ...figures });
} finally {
  await rm(clone, { recursive: true, maxRetries: 5 });
}

function timer(): () => number {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1000;
}

async function npm(...args: string[]): Promise<void> {
  const child = spawn('npm', args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}`);
}

/** Runs `npm start` until the demo people are in, and ends it. */
async function start(): Promise<Start> {
  const port = await freePort();
  const seconds = timer();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(clone, '.data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const until = async (path: string, isReached: (response: Response) => Promise<boolean> | boolean) => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (response?.ok && (await isReached(response))) return seconds();
      if (child.exitCode !== null) throw new Error(`The dev server ended before it answered ${path}.`);
      await sleep(50);
    }
  };
  try {
    const page = await until('/en', () => true);
    const api = await until('/api/people/index', () => true);
    const people = await until(
      '/dev/population',
      async (response) => ((await response.json()) as ImportProgress).state === 'done',
    );
    return { page, api, people };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
