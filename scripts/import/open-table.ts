import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { startDynamoDb } from '#scripts/dev/dynamodb.ts';
import { instanceLock, runningInstance } from '#scripts/dev/instance-lock.ts';
import { ensureTable } from '#scripts/dev/dynamodb.ts';
import { secretOfDevServer, secretOfStage } from '#scripts/app-secret.ts';
import { UserError } from '#scripts/user-error.ts';

type Wanted = { folder: string; table: string; remote: string | undefined; say: (line: string) => void };

/** The table to import into: in AWS if named, else that of the dev server, running or not. */
export async function openTable({ folder, table, remote, say }: Wanted): Promise<Table & AsyncDisposable> {
  const at = async (dispose = async () => {}) =>
    Object.assign(createTable(table, documentsOf(new DynamoDBClient({}))), { [Symbol.asyncDispose]: dispose });
  if (remote) {
    secretOfStage();
    return at();
  }
  secretOfDevServer(folder);

  const devServer = await devServerOn(folder);
  if (devServer) {
    say(`Importing into the dev server that runs on port ${devServer.port}.`);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: devServer.dynamodb,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    await ensureTable(table);
    return at();
  }
  // Locks the folder: DynamoDB Local needs exclusive access.
  await mkdir(folder, { recursive: true });
  const lock = instanceLock(folder, IMPORT);
  await lock.update();
  try {
    const engine = await startDynamoDb({ folder: join(folder, 'dynamodb'), say });
    await lock.update({ dynamodb: engine.endpoint });
    await ensureTable(table);
    return await at(async () => {
      await engine[Symbol.asyncDispose]();
      await lock[Symbol.asyncDispose]();
    });
  } catch (error) {
    await lock[Symbol.asyncDispose]();
    throw error;
  }
}

/** The port of an import in `dev-server.json`: it serves none, and its engine ends with it. */
const IMPORT = 0;

/** The dev server on this folder and its engine; waits for one that is starting. */
async function devServerOn(folder: string): Promise<{ port: number; dynamodb: string } | undefined> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const devServer = await runningInstance(folder);
    if (devServer?.port === IMPORT)
      throw new UserError('Another import is at work on this data folder: wait for it to end.');
    if (!devServer || devServer.dynamodb) return devServer as { port: number; dynamodb: string } | undefined;
    await sleep(250);
  }
  throw new UserError('The dev server on this data folder does not start: stop it, or wait until it is ready.');
}
