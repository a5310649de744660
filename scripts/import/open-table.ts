import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { startDynamoDb } from '#scripts/dev/dynamodb.ts';
import { instanceLock, runningInstance } from '#scripts/dev/instance-lock.ts';
import { ensureTable } from '#scripts/dev/dynamodb.ts';
import { UserError } from '#scripts/user-error.ts';

type Wanted = { folder: string; table: string; remote: string | undefined; say: (line: string) => void };

/** The table to import into: in AWS where one is named, else that of the desk, whether it runs now or not. */
export async function openTable({ folder, table, remote, say }: Wanted): Promise<Table & AsyncDisposable> {
  const at = async (dispose = async () => {}) =>
    Object.assign(createTable(table, documentsOf(new DynamoDBClient({}))), { [Symbol.asyncDispose]: dispose });
  if (remote) return at();

  const desk = await deskOn(folder);
  if (desk) {
    say(`Importing into the desk that runs on port ${desk.port}.`);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: desk.dynamodb,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    await ensureTable(table);
    return at();
  }
  // Nobody else may start an engine on this folder meanwhile: DynamoDB Local has it for itself.
  await mkdir(folder, { recursive: true });
  const place = instanceLock(folder, IMPORT);
  await place.update();
  try {
    const engine = await startDynamoDb({ folder: join(folder, 'dynamodb'), say });
    await place.update({ dynamodb: engine.endpoint });
    await ensureTable(table);
    return await at(async () => {
      await engine[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    });
  } catch (error) {
    await place[Symbol.asyncDispose]();
    throw error;
  }
}

/** The port of an import in `dev-server.json`: it serves none, and its engine ends with it. */
const IMPORT = 0;

/** The desk on this folder and its engine, waiting for one that is just starting. */
async function deskOn(folder: string): Promise<{ port: number; dynamodb: string } | undefined> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const desk = await runningInstance(folder);
    if (desk?.port === IMPORT)
      throw new UserError('Another import is at work on this data folder: wait for it to end.');
    if (!desk || desk.dynamodb) return desk as { port: number; dynamodb: string } | undefined;
    await sleep(250);
  }
  throw new UserError('The desk on this data folder does not come up: stop it, or wait until it is ready.');
}
