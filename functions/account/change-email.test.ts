import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from '#functions/account/change-email.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';

const table = temporaryTable();

let ida: Account;
beforeEach(async () => void (ida = await createAccount(table)));
type Options = { minutesAgo?: number; isNeutral?: boolean };
const change = (email: string, { minutesAgo = 0, isNeutral = true }: Options = {}) =>
  calling(account.changeEmail, handler.with({ ...messagingDeps(table), isNeutral: () => isNeutral }), {
    as: loggedIn(ida, minutesAgo),
  })({ email });
const pending = () => pendingEmailStore(table).of(ida.account_id, NOW);

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
    expect(update?.text).toMatch(/new\.ida@example\.com[^]*\/en\/confirm\/not-me\//);
    expect(await pending()).toMatchObject({ email: 'new.ida@example.com', asked_at: NOW.toISOString() });
    expect(await accountStore(table).of(ida.account_id)).toMatchObject({ email: ida.email });
  });

  test('403: rejects a login older than ten minutes', async () => {
    await expect(change('late@example.com', { minutesAgo: 11 })).rejects.toMatchObject({ code: 'auth.login-again' });
    expect(await messagesTo(table, 'late@example.com')).toEqual([]);
  });

  test('422: rejects an invalid address', async () => {
    await expect(change('nobody')).rejects.toMatchObject({ fields: { email: [expect.any(String)] } });
  });

  test('200: sent again, it has one link that works, and the old address is notified once', async () => {
    await change('again@example.com');
    const first = await pending();
    await change('again@example.com');
    expect((await pending())?.link).not.toBe(first?.link);
    expect(await messagesTo(table, 'again@example.com')).toHaveLength(2);
    expect(await messagesTo(table, ida.email)).toHaveLength(1);
    await change('another@example.com');
    expect(await messagesTo(table, ida.email)).toHaveLength(2);
  });

  test('200: the owner of a taken address learns of it by mail, and who asked nothing', async () => {
    const noor = await createAccount(table);
    const answer = await change(noor.email);
    expect(answer).toEqual(await change('free@example.com'));
    const mails = await messagesTo(table, noor.email);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['address-wanted']);
    expect(mails[0]?.text).not.toContain('/confirm/');
    expect(await accountStore(table).of(noor.account_id)).toMatchObject({ email: noor.email });
  });

  test('422: rejects the present address, and a taken one where the server tells', async () => {
    const emailTaken = { code: 'auth.email-taken', fields: { email: ['Email already exists'] } };
    const present = { code: 'request.invalid', fields: { email: ['This is the present address of your account.'] } };
    await expect(change(ida.email)).rejects.toMatchObject(present);
    const { email } = await createAccount(table);
    await expect(change(email, { isNeutral: false })).rejects.toMatchObject(emailTaken);
    expect(await messagesTo(table, email)).toEqual([]);
  });

  test('429: allows three an hour, also for taken addresses', async () => {
    for (let n = 0; n < 3; n++) await change(ida.email).catch(() => {});
    await expect(change('fourth@example.com')).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
