import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ROOT } from '#scripts/dev/builds.ts';
import { freePort } from '#scripts/dev/ports.ts';

/**
 * `npm run bench:start`: how long somebody waits from a fresh clone to the first page, and for the next starts. With
 * `--json` the last line is the figures alone.
 */
const clone = await mkdtemp(join(tmpdir(), 'calluna-clone-'));
const RESTARTS = 3;

try {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) await cp(join(ROOT, file), join(clone, file));

  const install = await timed(() => npm('ci', '--no-progress'));
  const first = await firstPage();
  const again: number[] = [];
  for (let i = 0; i < RESTARTS; i++) again.push(await firstPage());

  const figures = {
    install_s: install,
    first_start_s: first,
    clone_to_first_page_s: install + first,
    restart_s: again.sort((a, b) => a - b)[Math.floor(RESTARTS / 2)]!,
  };
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  console.log(`\n${machine}`);
  for (const [name, seconds] of Object.entries(figures))
    console.log(`${name.replace(/_s$/, '').replaceAll('_', ' ').padEnd(24)}${seconds.toFixed(1).padStart(8)} s`);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ bench: 'start', machine, ...figures }));
} finally {
  await rm(clone, { recursive: true, maxRetries: 5 });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function npm(...args: string[]): Promise<void> {
  const child = spawn('npm', args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}`);
}

/** Seconds from `npm start` to the first page; then the desk is ended. */
async function firstPage(): Promise<number> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(clone, '.data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    return await timed(async () => {
      while (!(await isServed(`http://127.0.0.1:${port}/en`))) {
        if (child.exitCode !== null) throw new Error('The desk ended before its first page.');
        await sleep(50);
      }
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
