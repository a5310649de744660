import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { type ReplyAddresses, replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { kmsSigning } from '#functions/platform/token/kms-signing.ts';
import { localSigning } from '#functions/platform/token/local-signing.ts';
import { recordingsIn } from '#functions/providers/recordings/folder.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import { recordingsInBucket } from '#functions/providers/recordings/s3.ts';
import type { Signing } from '#functions/platform/token/token.ts';
import { openClock } from '#scripts/dev/clock.ts';
import { runningInstance } from '#scripts/dev/instance-lock.ts';
import { UserError } from '#scripts/user-error.ts';
import { secretOfDevServer, secretOfStage } from '#scripts/app-secret.ts';
import type { Where } from '#scripts/ops/options.ts';

/** The stage an operator works on. In AWS their own IAM permissions apply; some commands also need the secret of the stage. */
export type Stage = {
  table: Table;
  /** Another table of the same place. */
  open: (name: string) => Table;
  site: () => string;
  signing: () => Signing;
  addresses: ReplyAddresses;
  recordings: () => Recordings;
};

export async function openStage(where: Where): Promise<Stage> {
  if ('table' in where) {
    secretOfStage();
    if (where.site) process.env.SITE_URL = where.site; // mails link to it
    const open = (name: string) => createTable(name, documentsOf(new DynamoDBClient({})), currentTime);
    const keys = (where.signingKeys ?? '').split(',').filter(Boolean);
    return {
      table: open(where.table),
      open,
      site: () => where.site ?? refuse('Say with --site where the pages of this stage are.'),
      // The secret that signs addresses is not for operators: what they answer cannot be answered by mail.
      addresses: replyAddressesOf(() => undefined),
      recordings: () =>
        recordingsInBucket(
          process.env.RECORDINGS_BUCKET ??
            refuse('RECORDINGS_BUCKET in the environment names the bucket of recordings.'),
        ),
      signing: () => (keys.length ? kmsSigning(keys) : refuse('Say with --signing-keys which KMS key signs.')),
    };
  }
  const folder = resolve(where.devServer);
  const devServer = await runningInstance(folder);
  if (!devServer?.dynamodb || !devServer.port)
    throw new UserError(`No dev server runs on ${where.devServer}. Start it with npm start.`);
  await openClock(folder); // its time may have been moved
  secretOfDevServer(folder);
  const client = new DynamoDBClient({
    endpoint: devServer.dynamodb,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const open = (name: string) => createTable(name, documentsOf(client), currentTime);
  const site = (process.env.SITE_URL ||= `http://localhost:${devServer.port}`); // mails link to it
  return {
    table: open(process.env.TABLE_NAME ?? 'calluna-local'),
    open,
    site: () => site,
    recordings: () => recordingsIn(join(folder, 'recordings'), () => readFile(join(folder, 'app-secret'), 'utf8')),
    signing: () => localSigning(join(folder, 'session-key.pem')),
    addresses: replyAddressesOf(
      () => process.env.SUPPORT_ADDRESS ?? 'support@calluna.example',
      () => readFile(join(folder, 'app-secret'), 'utf8'),
    ),
  };
}

function refuse(why: string): never {
  throw new UserError(why);
}
