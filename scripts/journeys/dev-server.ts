import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TestProject } from 'vitest/node';

import { ROOT } from '#scripts/dev/builds.ts';
import type { ImportProgress } from '#scripts/dev/population.ts';
import { freePort } from '#scripts/dev/ports.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The dev servers under test, one for each worker, with their data folders. */
    devServers: { address: string; folder: string }[];
  }
}

/** The number of demo people; the reference people are the first of them. */
const PEOPLE = 150;
/** Support is there whenever the journeys run, and wherever their clock is moved to. */
const ALWAYS_OPEN = { SUPPORT_HOURS: '00:00-24:00' };
/** A session recorder is offered; its vendor is played by `recording.test.ts`, and never reached. */
export const RECORDER = { CLARITY_PROJECT: 'journeys00' };
/** Two countries have a price or a tax of their own: those of `taxes.test.ts`. */
const TAXES = { PRICES: 'DE:EUR2290', TAX_RATES: 'DE:19:USt,US-TX:6.25:Sales tax' };
/** DynamoDB Local lives for minutes here: optimising its code costs more than the optimised code saves. */
const SHORT_LIVED_JAVA = { JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1' };
const PATIENCE_MS = 600_000;

export type DevServer = {
  address: string;
  pid: number;
  output: () => string;
  ended: Promise<number | null>;
  /** Settles when the dev server is up and its demo people are imported; fails when it ends before. */
  ready: Promise<void>;
};

/** Starts a dev server as `npm start` does, with its own port and data folder. */
export async function spawnDevServer(folder: string, settings: Record<string, string> = {}): Promise<DevServer> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...SHORT_LIVED_JAVA, ...ownEnvironment(), DATA_DIR: folder, POPULATION: '0', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const started = new Promise<void>((resolve) => child.stdout.on('data', () => output.includes('Ctrl-C') && resolve()));
  const broken = ended.then((code) => Promise.reject(new Error(`The dev server ended with ${code}:\n${output}`)));
  const address = `http://localhost:${port}`;
  let isUp = false;
  const up = started.then(() => populated(address)).then(() => void (isUp = true));
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    if (isUp) return;
    child.kill(); // it would outlive the run
    throw new Error(`The dev server did not start:\n${output}`);
  });
  const ready = Promise.race([up, broken, late]);
  ready.catch(() => {}); // callers that do not wait for it use `ended`
  return { address, pid: child.pid!, output: () => output, ended, ready };
}

/** Waits for the end of the import that runs behind the first page. */
async function populated(address: string): Promise<void> {
  for (;;) {
    const { state } = (await (await fetch(`${address}/dev/population`)).json()) as ImportProgress;
    if (state === 'done') return;
    if (state === 'failed') throw new Error('The import of the demo people failed');
    await sleep(100);
  }
}

/** The environment without the variables of the test run, such as its DynamoDB endpoint. */
export const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS_|npm_|VITEST|NODE_ENV$)/.test(name)));

export default async function setup({ provide, config }: TestProject) {
  // Before the servers start, which would otherwise build the same folders at the same time.
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env: ownEnvironment() });
  const servers = await Promise.all(
    Array.from({ length: Number(config.maxWorkers) }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'calluna-journeys-'));
      const settings = { POPULATION: String(PEOPLE), ...ALWAYS_OPEN, ...RECORDER, ...TAXES };
      const devServer = await spawnDevServer(folder, settings);
      await devServer.ready;
      return { devServer, folder };
    }),
  );
  provide(
    'devServers',
    servers.map(({ devServer: { address }, folder }) => ({ address, folder })),
  );
  return () =>
    Promise.all(
      servers.map(async ({ devServer, folder }) => {
        process.kill(devServer.pid, 'SIGTERM');
        await devServer.ended;
        await rm(folder, { recursive: true });
      }),
    );
}
