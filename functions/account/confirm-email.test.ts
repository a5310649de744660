import { expect, test } from 'vitest';

import { handler } from '#functions/account/confirm-email.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const deps = handler.with(messagingDeps(table));

test('200: emails a link in the account’s language', async () => {
  const ida = await createAccount(table, { language: 'ar' });
  await calling(account.confirmEmail, deps, { as: loggedIn(ida, 600) })({});
  const [message] = await messagesTo(table, ida.email);
  const token = /\/ar\/confirm\/confirm-email\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
  const { link } = await linksOf(table).use(token, NOW);
  expect(link).toMatchObject({ action: 'confirm-email', account_id: ida.account_id, data: { email: ida.email } });
});

test('401: rejects a deleted account', async () => {
  const confirmAsDeleted = calling(account.confirmEmail, deps, { as: aMember(newId('account')) });
  await expect(confirmAsDeleted({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});

test('429: allows three an hour', async () => {
  const as = loggedIn(await createAccount(table));
  for (let n = 0; n < 3; n++) await calling(account.confirmEmail, deps, { as })({});
  await expect(calling(account.confirmEmail, deps, { as })({})).rejects.toMatchObject({ code: 'request.too-many' });
});
