import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freePort } from '#scripts/dev/ports.ts';

const run = promisify(execFile);
const MOCK = 'github.com/stripe/stripe-mock@v0.203.0';

/** The response schemas of Stripe’s API, by object name. */
export type Schemas = Record<string, { properties?: Record<string, unknown> }>;

/** Builds stripe-mock through the Go module proxy into a folder; undefined without Go. */
export async function installed(folder: string): Promise<{ file: string; schemas: Schemas } | undefined> {
  const hasGo = await run('go', ['version']).then(
    () => true,
    () => false,
  );
  if (!hasGo) return undefined;
  await run('go', ['install', MOCK], { env: { ...process.env, GOBIN: folder }, timeout: 10 * 60_000 });
  const { stdout } = await run('go', ['env', 'GOMODCACHE']);
  const spec = await readFile(join(stdout.trim(), MOCK, 'embedded/openapi/spec3.json'), 'utf8');
  const { components } = JSON.parse(spec) as { components: { schemas: Schemas } };
  return { file: join(folder, 'stripe-mock'), schemas: components.schemas };
}

/** The mock on a port of this machine, until it is disposed of. */
export async function started(file: string) {
  const port = await freePort();
  const child = spawn(file, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('stripe-mock does not start');
    await setTimeout(100);
  }
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
