import { beforeEach, describe, expect, test } from 'vitest';

import { handler as deleteUser } from '#functions/account-closure/delete-user.ts';
import { handler as reopenUser } from '#functions/account-closure/reopen-user.ts';
import { handler as changeEmail } from '#functions/account/change-email.ts';
import { handler as forgotPassword } from '#functions/account/auth/forgot-password.ts';
import { handler as logIn } from '#functions/account/auth/log-in.ts';
import { handler as lookAtLink } from '#functions/composition/account/auth/look-at-link.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import type { Account } from '#functions/account/public.ts';
import { aMembership } from '#functions/billing/fixtures.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { leavingOf } from '#functions/calls/public.ts';
import { handler as confirmLink } from '#functions/composition/account/auth/confirm-link.ts';
import { handler as resetPassword } from '#functions/composition/account/auth/reset-password.ts';
import { account as accountApi } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { addDays } from '#shared/values/duration.ts';

const fixture = authFixture();
const { table, browser, enter, messagesTo, linesOf, advanceMinutes, now } = fixture;
const deps = {
  ...fixture.deps,
  logins: fixture.deps.devices,
  membership: membershipOf(table),
  leaving: leavingOf(table),
  isNeutral: () => true,
};
const DAY_MINUTES = 24 * 60;
const fromFrance = { 'x-viewer-country': 'FR', 'x-viewer-region': 'IDF' };

let ida: Account;
beforeEach(async () => void (ida = await fixture.account()));

const present = async () => (await deps.accounts.of(ida.account_id))!;
/** Deletes the account in a new session, as a thief does who knows the password. */
async function close() {
  const { member } = await enter(await present());
  await browser({ as: member }).call(accountApi.deleteUser, deleteUser.with(deps), fromFrance)({});
  advanceMinutes(1);
}
const mailsOf = async (purpose: string, to = ida.email) =>
  (await messagesTo(to)).filter((message) => message.purpose === purpose);
const notMeOf = async (purpose = 'account-deleted') =>
  tokenIn(/confirm\/not-me(\/\S+)/.exec((await mailsOf(purpose))[0]?.text ?? '')?.[1]);
const press = (token: string) => browser().call(auth.confirmLink, confirmLink.with(deps))({ token });
const over = { code: 'auth.link-expired' };

describe('the mail about a deletion', () => {
  test('says from which device and roughly where, and has both links', async () => {
    await close();
    const [mail] = await mailsOf('account-deleted');
    expect(mail?.text).toContain('Device: Firefox on Linux');
    expect(mail?.text).toContain('Where, roughly: France');
    expect(mail?.text).toMatch(/\/en\/keep-account\/\S+/);
    expect(mail?.text).toMatch(/This wasn’t me:\n\S+\/en\/confirm\/not-me\/\S+/);
  });

  test('says so again, with a new link, to who asks for a new password later', async () => {
    await close();
    const first = await notMeOf();
    advanceMinutes(8 * DAY_MINUTES);
    await expect(press(first)).rejects.toMatchObject(over);
    await browser().call(auth.forgotPassword, forgotPassword.with(deps))({ email: ida.email, language: 'en' });
    const [mail] = await mailsOf('account-deleted');
    expect(mail?.text).toContain('Where, roughly: France');
    expect(await press(await notMeOf())).toMatchObject({ is_reopened: true });
  });
});

describe('“this wasn’t me” about a deletion', () => {
  test('200: the account is open again, nobody is logged in, and its owner sets a new password', async () => {
    await close();
    const token = await notMeOf();
    const looked = await browser().call(auth.lookAtLink, lookAtLink.with(deps))({ token });
    expect(looked).toMatchObject({ action: 'not-me', email: ida.email });
    expect((await present()).closed_at).toBeDefined();
    const answer = { action: 'not-me', is_reset_mailed: true, is_reopened: true, restored_email: null, removed: [] };
    expect(await press(token)).toMatchObject(answer);
    const open = await present();
    expect(open).toMatchObject({ password: null, email: ida.email, epoch: ida.epoch + 2 });
    expect([open.closed_at, open.closed_by]).toEqual([undefined, undefined]);
    expect(await linesOf(ida)).toEqual(expect.arrayContaining(['account-closed', 'account-reopened', 'disowned']));
    const [mail] = await mailsOf('disowned');
    expect(mail?.text).toContain('It is open again');
    advanceMinutes(1);
    const password = 'moor lantern late';
    const given = { token: tokenIn(mail?.text), password, password_confirmation: password };
    await browser().call(auth.resetPassword, resetPassword.with(deps))(given);
    const enterWith = (password: string) =>
      browser().call(auth.logIn, logIn.with(deps))({ email: ida.email, password });
    await expect(enterWith(PASSWORD)).rejects.toMatchObject({ code: 'auth.wrong-credentials' });
    expect(await enterWith(password)).toMatchObject({ token_type: 'Bearer' });
    await expect(press(token)).rejects.toMatchObject(over);
  });

  test('200: of two presses at once one counts', async () => {
    await close();
    const token = await notMeOf();
    const both = await Promise.allSettled([press(token), press(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsOf('disowned')).toHaveLength(1);
  });

  test('200: the paid month is there again, and does not renew', async () => {
    const paid_until = addDays(now(), 20).toISOString();
    const subscriptions = subscriptionStore(table);
    await table.commit(subscriptions.write(aMembership(ida.account_id, now(), { paid_until })));
    await close();
    await press(await notMeOf());
    expect(await subscriptions.of(ida.account_id)).toMatchObject({ ended_because: 'asked', paid_until });
  });

  test('200: passkeys from before open it again, and those added by who deleted it are gone', async () => {
    const key = { credential_id: 'c', public_key: '', counter: 0, transports: [], user_handle: '', name: 'Phone' };
    const add = async (passkey_id: string) => {
      const item = { account_id: ida.account_id, passkey_id, is_synced: true, last_used_at: null };
      await deps.passkeys.add(await present(), { ...key, ...item, created_at: now().toISOString() });
    };
    const [owners, thiefs] = [`owner ${ida.account_id}`, `thief ${ida.account_id}`];
    await add(owners);
    advanceMinutes(1);
    const { member } = await enter(ida);
    await add(thiefs);
    advanceMinutes(1);
    await browser({ as: member }).call(accountApi.deleteUser, deleteUser.with(deps))({});
    expect(await press(await notMeOf())).toMatchObject({ removed: ['passkey'] });
    expect((await deps.passkeys.all(ida.account_id)).map(({ passkey_id }) => passkey_id)).toEqual([owners]);
    expect(await deps.accounts.findByCredential('passkey', owners)).toMatchObject({ account_id: ida.account_id });
    expect(await deps.accounts.findByCredential('passkey', thiefs)).toBeUndefined();
  });

  test('200: the link of a login before it, or of a changed address, undoes it too, with the address', async () => {
    const thief = `thief.${ida.account_id.slice(-8).toLowerCase()}@example.com`;
    await browser().call(auth.logIn, logIn.with(deps))({ email: ida.email, password: PASSWORD });
    const notMe = await notMeOf('new-device');
    advanceMinutes(1);
    const { member } = await enter(ida);
    await browser({ as: member }).call(accountApi.changeEmail, changeEmail.with(deps))({ email: thief });
    const moving = tokenIn((await mailsOf('change-email', thief))[0]?.text);
    await browser({ as: member }).call(auth.confirmLink, confirmLink.with(deps))({ token: moving });
    advanceMinutes(1);
    await close();
    expect(await mailsOf('account-deleted')).toEqual([]);
    expect(await press(notMe)).toMatchObject({ is_reopened: true, restored_email: ida.email });
    expect((await deps.accounts.findByCredential('email', ida.email))?.account_id).toBe(ida.account_id);
    expect(await deps.accounts.findByCredential('email', thief)).toBeUndefined();
    const [late] = await mailsOf('account-deleted', thief);
    await expect(press(tokenIn(/not-me(\/\S+)/.exec(late!.text)?.[1]))).rejects.toMatchObject(over);
  });

  test('200: after the other link opened the account, it still ends the sessions', async () => {
    await close();
    const token = await notMeOf();
    const keep = /keep-account\/(\S+)/.exec((await mailsOf('account-deleted'))[0]!.text)![1]!;
    await browser().call(accountApi.reopenUser, reopenUser.with(deps))({ token: keep });
    expect(await press(token)).toMatchObject({ is_reopened: false, is_reset_mailed: true });
  });

  test('422: where another account has the address by now', async () => {
    await close();
    const token = await notMeOf();
    await fixture.account({ email: ida.email });
    await expect(press(token)).rejects.toMatchObject({ code: 'auth.email-taken' });
    expect((await present()).closed_at).toBeDefined();
  });

  test('410: once the data is being deleted', async () => {
    await close();
    const token = await notMeOf();
    const closed = await present();
    await deps.accounts.replace(closed, { ...closed, erasing_at: now().toISOString() });
    await expect(press(token)).rejects.toMatchObject(over);
  });
});
