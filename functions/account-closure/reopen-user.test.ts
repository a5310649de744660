import { beforeEach, describe, expect, test } from 'vitest';

import { closeAccount } from '#functions/account-closure/closure.ts';
import { opensAgain, reopenToken } from '#functions/account/auth/closed-account.ts';
import { handler } from '#functions/account-closure/reopen-user.ts';
import { type Account, accountStore } from '#functions/account/public.ts';
import { createAccount, messagesTo, messagingDeps, NOW } from '#functions/account/testing.ts';
import { isKeepable } from '#functions/billing/domain/subscription-changes.ts';
import { aMembership } from '#functions/billing/fixtures.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { leavingOf } from '#functions/calls/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { addDays } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const secret = async () => 'secret';
const at = NOW.toISOString();
let table: Table;
let ida: Account;
beforeEach(async () => {
  table = temporaryTable();
  const [phone, google] = [Phone.parse('+12185550142'), { subject: 'g', email: 'ida@example.com' }];
  ida = await createAccount(table, { phone, phone_confirmed_at: at, google, email_confirmed_at: at });
});

const deps = () => ({ ...messagingDeps(table), membership: membershipOf(table), leaving: leavingOf(table), secret });
const accounts = () => accountStore(table);
const stored = async () => (await accounts().of(ida.account_id))!;
const tokenNow = async () => {
  const { account_id, closed_at } = await stored();
  return reopenToken({ account_id, closed_at: closed_at! }, secret);
};
async function close() {
  await closeAccount(await stored(), deps(), { isFinal: false }, NOW);
  return tokenNow();
}
const reopen = (token: string, now = addDays(NOW, 13)) =>
  calling(account.reopenUser, handler.with({ ...deps(), clock: () => now }))({ token });
const holder = async (kind: 'email' | 'phone' | 'google', value: string) =>
  (await accounts().findByCredential(kind, value))?.account_id;

describe('undoing a deletion', () => {
  test('200: opens the account again with all its ways in', async () => {
    expect(await reopen(await close())).toEqual({ paid_until: null, phone_taken: false });
    const open = await stored();
    expect(open.closed_at).toBeUndefined();
    expect(open.epoch).toBe(ida.epoch + 1);
    expect(await holder('email', ida.email)).toBe(ida.account_id);
    expect(await holder('phone', ida.phone!)).toBe(ida.account_id);
    expect(await holder('google', 'g')).toBe(ida.account_id);
  });

  test('200: its passkeys open it again', async () => {
    const { passkeys } = deps();
    const key = { credential_id: 'c', public_key: '', counter: 0, transports: [], user_handle: '' };
    const shown = { name: 'Phone', is_synced: true, created_at: at, last_used_at: null };
    await passkeys.add(await stored(), { account_id: ida.account_id, passkey_id: 'p', ...key, ...shown });
    const token = await close();
    expect(await accounts().findByCredential('passkey', 'p')).toBeUndefined();
    await reopen(token);
    expect((await accounts().findByCredential('passkey', 'p'))?.account_id).toBe(ida.account_id);
  });

  test('200: its owner is told by mail, from where and what is paid', async () => {
    const paid_until = addDays(NOW, 20).toISOString();
    await table.commit(subscriptionStore(table).write(aMembership(ida.account_id, NOW, { paid_until })));
    await reopen(await close());
    const mails = (await messagesTo(table, ida.email)).filter(({ purpose }) => purpose === 'account-reopened');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ account_id: ida.account_id });
    expect(mails[0]!.text).toMatch(/paid until .*does not renew/);
    expect(mails[0]!.text).toContain('/en/login');
  });

  test('200: the mailed link is the one that works', async () => {
    await close();
    const [mail] = await messagesTo(table, ida.email);
    await reopen(/keep-account\/(\S+)/.exec(mail!.text)![1]!);
    expect((await stored()).closed_at).toBeUndefined();
  });

  test('200: the paid month is there again, and can be kept', async () => {
    const subscriptions = subscriptionStore(table);
    const paid_until = addDays(NOW, 20).toISOString();
    await table.commit(subscriptions.write(aMembership(ida.account_id, NOW, { paid_until })));
    const token = await close();
    expect(await subscriptions.of(ida.account_id)).toMatchObject({
      status: 'cancelled',
      ended_because: 'account-deleted',
      paid_until,
    });
    expect(await reopen(token)).toMatchObject({ paid_until });
    const left = (await subscriptions.of(ida.account_id))!;
    expect(left).toMatchObject({ status: 'cancelled', ended_because: 'asked' });
    expect(isKeepable(left, addDays(NOW, 13))).toBe(true);
  });

  test('200: without the number and the Google account that another account has by now', async () => {
    const token = await close();
    const heir = await createAccount(table, {
      email: 'heir@example.com',
      phone: ida.phone,
      phone_confirmed_at: at,
      google: ida.google,
    });
    expect(await reopen(token)).toMatchObject({ phone_taken: true });
    expect(await stored()).toMatchObject({ phone: null, phone_confirmed_at: null, google: null });
    expect(await holder('phone', ida.phone!)).toBe(heir.account_id);
    expect(await holder('email', ida.email)).toBe(ida.account_id);
  });

  test('410: a used, forged, cut or late link, and one of an earlier deletion', async () => {
    const token = await close();
    const expired = { code: 'auth.link-expired' };
    await expect(reopen(`${token}x`)).rejects.toMatchObject(expired);
    await expect(reopen(token.split('~')[0]!)).rejects.toMatchObject(expired);
    await expect(reopen('nonsense')).rejects.toMatchObject(expired);
    await reopen(token);
    await expect(reopen(token)).rejects.toMatchObject(expired);
    await closeAccount(await stored(), deps(), { isFinal: false }, addDays(NOW, 1));
    await expect(reopen(token)).rejects.toMatchObject(expired);
    const again = await tokenNow();
    await expect(reopen(again, addDays(NOW, 15))).rejects.toMatchObject(expired);
  });

  test('a link that was mailed long ago still opens, for its account and its deletion alone', async () => {
    const account_id = 'acc_01KQ5RNP3G4Z8M9V2WXYABCDEF' as AccountId;
    const mailed = `${account_id}~poxrm7MSmFEAFYyC39q5iDl1LT1bbYk8OT4MFJz-6rc`;
    const closed_at = '2026-05-04T09:30:00.000Z';
    const keyed = async () => 'a fixed secret';
    expect(await reopenToken({ account_id, closed_at }, keyed)).toBe(mailed);
    expect(await opensAgain(mailed, { account_id, closed_at }, keyed)).toBe(true);
    expect(await opensAgain(mailed, { account_id, closed_at: at }, keyed)).toBe(false);
    expect(await opensAgain(mailed, { account_id }, keyed)).toBe(false);
    expect(await opensAgain(mailed, { account_id: ida.account_id, closed_at }, keyed)).toBe(false);
  });

  test('410: an account that is being erased', async () => {
    const token = await close();
    const closed = await stored();
    await accounts().replace(closed, { ...closed, erasing_at: at });
    await expect(reopen(token)).rejects.toMatchObject({ code: 'auth.link-expired' });
  });

  test('409: of two concurrent requests, one opens it', async () => {
    const token = await close();
    const answers = await Promise.allSettled([reopen(token), reopen(token)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'auth.link-expired' } },
    ]);
  });

  test('422: another account has the address', async () => {
    const token = await close();
    await createAccount(table, { email: ida.email });
    await expect(reopen(token)).rejects.toMatchObject({ code: 'auth.email-taken' });
    expect((await stored()).closed_at).toBe(at);
  });

  test('429: guessing tokens', async () => {
    for (let n = 0; n < 30; n++) await reopen(`guess${n}`).catch(() => {});
    await expect(reopen('guess')).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
