import { expect, test } from 'vitest';

import { handler } from '#functions/account/withdraw-email-change.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { createAccount, loggedIn, NOW } from '#functions/account/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { addMinutes } from '#shared/values/duration.ts';

const table = temporaryTable();
const pendingEmails = pendingEmailStore(table);
const asked_at = NOW.toISOString();
const ends_at = addMinutes(NOW, 60).toISOString();

test('200: withdraws the change of this account, once or twice', async () => {
  const [ida, noor] = [await createAccount(table), await createAccount(table)];
  for (const { account_id } of [ida, noor]) {
    const item = { account_id, email: 'new@example.com', link: 'digest', asked_at, ends_at };
    await pendingEmails.commit(pendingEmails.begin(item));
  }
  const withdraw = calling(account.withdrawEmailChange, handler.with({ pendingEmails }), { as: loggedIn(ida) });
  await withdraw({});
  await withdraw({});
  expect(await pendingEmails.of(ida.account_id, NOW)).toBeUndefined();
  expect(await pendingEmails.of(noor.account_id, NOW)).toBeDefined();
});
