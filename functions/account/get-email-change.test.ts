import { expect, test } from 'vitest';

import { handler } from '#functions/account/get-email-change.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { accountStore } from '#functions/account/store.ts';
import { createAccount, loggedIn, NOW } from '#functions/account/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { addMinutes } from '#shared/values/duration.ts';

const table = temporaryTable();
const pendingEmails = pendingEmailStore(table);
const accounts = accountStore(table);
const asked_at = NOW.toISOString();
const ends_at = addMinutes(NOW, 60).toISOString();

test('200: the change that waits, until its link is over', async () => {
  const { account_id } = await createAccount(table);
  let now = NOW;
  const get = calling(account.getEmailChange, handler.with({ accounts, pendingEmails, clock: () => now }), {
    as: loggedIn({ account_id }),
  });
  expect(await get({})).toEqual({ email_change: null });
  const email = 'new@example.com';
  await pendingEmails.commit(pendingEmails.begin({ account_id, email, link: 'digest', asked_at, ends_at }));
  expect(await get({})).toEqual({ email_change: { email, asked_at, expires_at: ends_at } });
  now = addMinutes(NOW, 60);
  expect(await get({})).toEqual({ email_change: null });
});

test('200: none that was asked for before the password was set anew', async () => {
  const { account_id } = await createAccount(table);
  const get = calling(account.getEmailChange, handler.with({ accounts, pendingEmails, clock: () => NOW }), {
    as: loggedIn({ account_id }),
  });
  await pendingEmails.commit(
    pendingEmails.begin({ account_id, email: 'thief@example.com', link: 'another digest', asked_at, ends_at }),
  );
  const owner = (await accounts.of(account_id))!;
  await accounts.replace(owner, { ...owner, password_changed_at: addMinutes(NOW, 1).toISOString() });
  expect(await get({})).toEqual({ email_change: null });
});
