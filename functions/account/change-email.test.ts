import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from '#functions/account/change-email.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';

const table = temporaryTable();

let ida: Account;
beforeEach(async () => void (ida = await createAccount(table)));
const change = (email: string, { minutesAgo = 0 }: { minutesAgo?: number } = {}) =>
  calling(account.changeEmail, handler.with(messagingDeps(table)), { as: loggedIn(ida, minutesAgo) })({ email });

describe('changing the email address', () => {
  test('200: emails a link to the new address and notifies the old one without changing it', async () => {
    const { expires_at } = await change(' New.Ida@Example.com ');
    expect(expires_at).toBe('2026-11-21T15:05:00.000Z');
    const [link] = await messagesTo(table, 'new.ida@example.com');
    expect(link).toMatchObject({ purpose: 'change-email', account_id: ida.account_id });
    const token = /\/en\/confirm\/change-email\/([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '';
    const { link: stored } = await linksOf(table).use(token, NOW);
    expect(stored).toMatchObject({ account_id: ida.account_id, data: { email: 'new.ida@example.com' } });
    const [update] = await messagesTo(table, ida.email);
    expect(update).toMatchObject({ purpose: 'email-changing' });
    expect(update?.text).not.toContain(token);
    expect(await accountStore(table).of(ida.account_id)).toMatchObject({ email: ida.email });
  });

  test('403: rejects a login older than ten minutes', async () => {
    await expect(change('late@example.com', { minutesAgo: 11 })).rejects.toMatchObject({ code: 'auth.login-again' });
    expect(await messagesTo(table, 'late@example.com')).toEqual([]);
  });

  test('422: rejects an invalid address', async () => {
    await expect(change('nobody')).rejects.toMatchObject({ fields: { email: [expect.any(String)] } });
  });

  test('422: rejects a taken address', async () => {
    const emailTaken = { code: 'auth.email-taken', fields: { email: ['Email already exists'] } };
    await expect(change((await createAccount(table)).email)).rejects.toMatchObject(emailTaken);
    await expect(change(ida.email)).rejects.toMatchObject(emailTaken);
  });

  test('429: allows three an hour, also for taken addresses', async () => {
    for (let n = 0; n < 3; n++) await change(ida.email).catch(() => {});
    await expect(change('fourth@example.com')).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
