import { describe, expect, test } from 'vitest';

import type { Account } from '#functions/account/store.ts';
import { handler as changeEmail } from '#functions/account/change-email.ts';
import { handler as confirmLink } from '#functions/composition/account/auth/confirm-link.ts';
import { handler as forgotPassword } from '#functions/account/auth/forgot-password.ts';
import { handler as logIn } from '#functions/account/auth/log-in.ts';
import { handler as resetPassword } from '#functions/composition/account/auth/reset-password.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { account as accountApi } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

const { deps: fixtureDeps, browser, account, messagesTo, linesOf, advanceMinutes, now } = authFixture();
const deps = { ...fixtureDeps, isNeutral: () => true };

const present = async ({ account_id }: Account) => (await deps.accounts.of(account_id))!;
const as = ({ account_id }: Account) => aMember(account_id, { authenticatedAt: now().toISOString() });
const addressOf = ({ account_id }: Account, name: string) =>
  `${account_id.slice(-8).toLowerCase()}.${name}@example.com`;
const tokenOf = async (email: string, purpose: string) => {
  const mail = (await messagesTo(email)).findLast((message) => message.purpose === purpose);
  return tokenIn(mail?.text);
};
const press = (token: string) => browser().call(auth.confirmLink, confirmLink.with(deps))({ token });
const reset = (token: string) =>
  browser().call(
    auth.resetPassword,
    resetPassword.with(deps),
  )({
    token,
    password: 'moor lantern late',
    password_confirmation: 'moor lantern late',
  });
const over = { code: 'auth.link-expired' };

/** Logs in from a new device. Returns the link of the mail about it. */
async function enter(ida: Account): Promise<string> {
  const { email } = await present(ida);
  await browser().call(auth.logIn, logIn.with(deps))({ email, password: PASSWORD });
  advanceMinutes(1);
  return tokenOf(email, 'new-device');
}
/** Changes the address and confirms the new one. Returns it, and the link that takes back the one before. */
async function move(ida: Account, email: string): Promise<string> {
  const before = (await present(ida)).email;
  await browser({ as: as(ida) }).call(accountApi.changeEmail, changeEmail.with(deps))({ email });
  advanceMinutes(1);
  const token = await tokenOf(email, 'change-email');
  await browser({ as: as(ida) }).call(auth.confirmLink, confirmLink.with(deps))({ token });
  const undo = await tokenOf(before, 'email-changed');
  advanceMinutes(1);
  return undo;
}
/** Asks for a new password. Returns the purposes of all mails to the address. */
async function forgot(email: string) {
  await browser().call(auth.forgotPassword, forgotPassword.with(deps))({ email, language: 'en' });
  return (await messagesTo(email)).map(({ purpose }) => purpose).filter((purpose) => purpose !== 'change-email');
}

describe('“this wasn’t me” after the address was changed', () => {
  test('200: the address comes back, its owner gets a link for a password, and who changed it gets nothing', async () => {
    const ida = await account();
    const thief = addressOf(ida, 'thief');
    const notMe = await enter(ida);
    await move(ida, thief);
    expect(await forgot(thief)).toEqual(['reset-password']);
    const resetOfThief = await tokenOf(thief, 'reset-password');
    advanceMinutes(1);
    expect(await press(notMe)).toMatchObject({ is_reset_mailed: true, restored_email: ida.email });
    expect(await present(ida)).toMatchObject({ email: ida.email, password: null, epoch: ida.epoch + 1 });
    expect(await linesOf(ida)).toEqual(expect.arrayContaining(['disowned', 'email-changed']));
    expect(await deps.accounts.findByCredential('email', thief)).toBeUndefined();
    const mail = (await messagesTo(ida.email)).find(({ purpose }) => purpose === 'disowned');
    expect(mail?.text).toContain('It is this one again.');
    expect(mail?.text).not.toContain('passkeys');
    expect((await forgot(thief)).toSorted()).toEqual(['no-account', 'reset-password']);
    expect(await forgot(ida.email)).toContain('reset-password');
    await expect(reset(resetOfThief)).rejects.toMatchObject({ code: 'auth.reset-token' });
    await expect(press(notMe)).rejects.toMatchObject(over);
  });

  test('200: of two presses at once one counts, and another link of the same mailbox changes no address', async () => {
    const ida = await account();
    const notMe = await enter(ida);
    const restore = await move(ida, addressOf(ida, 'twice'));
    const both = await Promise.allSettled([press(notMe), press(notMe)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    advanceMinutes(1);
    expect(await press(restore)).toMatchObject({ is_reset_mailed: true, restored_email: null });
    expect(await present(ida)).toMatchObject({ email: ida.email });
  });

  test('200: the links of every address between count for nothing afterwards', async () => {
    const ida = await account();
    const between = addressOf(ida, 'between');
    const notMe = await enter(ida);
    await move(ida, between);
    const notMeBetween = await enter(ida);
    const restoreBetween = await move(ida, ida.email);
    await move(ida, addressOf(ida, 'last'));
    expect(await press(notMeBetween)).toMatchObject({ restored_email: between });
    advanceMinutes(1);
    expect(await press(notMe)).toMatchObject({ restored_email: ida.email });
    advanceMinutes(1);
    await expect(press(restoreBetween)).rejects.toMatchObject(over);
    expect(await present(ida)).toMatchObject({ email: ida.email });
  });

  test('200: also where the address is the owner’s again by the time of the press', async () => {
    const ida = await account();
    const notMe = await enter(ida);
    await move(ida, addressOf(ida, 'back'));
    const restore = await move(ida, ida.email);
    expect(await press(notMe)).toMatchObject({ is_reset_mailed: true, restored_email: null });
    await expect(press(restore)).rejects.toMatchObject(over);
    expect(await present(ida)).toMatchObject({ email: ida.email });
  });

  test('200: an address that the owner gave up before the login stays given up', async () => {
    const ida = await account();
    const chosen = addressOf(ida, 'chosen');
    await move(ida, chosen);
    advanceMinutes(3 * 24 * 60);
    const notMe = await enter(ida);
    await move(ida, addressOf(ida, 'stolen'));
    expect(await press(notMe)).toMatchObject({ restored_email: chosen });
    expect(await present(ida)).toMatchObject({ email: chosen });
  });

  test('200: where the address opens another account by now, it ends the sessions and mails nobody', async () => {
    const ida = await account();
    const email = addressOf(ida, 'gone');
    const notMe = await enter(ida);
    await move(ida, email);
    await account({ email: ida.email });
    const before = (await messagesTo(email)).length;
    expect(await press(notMe)).toMatchObject({ is_reset_mailed: false, restored_email: null });
    expect(await present(ida)).toMatchObject({ email, password: null, epoch: ida.epoch + 1 });
    expect(await messagesTo(email)).toHaveLength(before);
  });
});
