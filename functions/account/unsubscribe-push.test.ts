import { expect, test } from 'vitest';

import { browserStore } from '#functions/messaging/public.ts';
import { NOW, createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/account/unsubscribe-push.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();

const browsers = browserStore(table);
const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
const unsubscribe = (as: AccountId) =>
  calling(account.unsubscribePush, handler.with({ browsers }), { as: aMember(as) })({ endpoint });

test('200: unsubscribes once and only the account’s own browsers', async () => {
  const { account_id } = await createAccount(table);
  const other = await createAccount(table);
  await browsers.add({ account_id, endpoint, keys, since: NOW.toISOString() });
  await unsubscribe(other.account_id);
  expect(await browsers.all(account_id)).toHaveLength(1);
  await unsubscribe(account_id);
  await unsubscribe(account_id);
  expect(await browsers.all(account_id)).toEqual([]);
});
