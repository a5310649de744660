import { describe, expect, test } from 'vitest';

import type { Account } from '#functions/account/store.ts';
import { handler as changeEmail } from '#functions/account/change-email.ts';
import { handler as changePassword } from '#functions/account/auth/change-password.ts';
import { handler as confirmLink } from '#functions/composition/account/auth/confirm-link.ts';
import { handler as forgotPassword } from '#functions/account/auth/forgot-password.ts';
import { handler as logIn } from '#functions/account/auth/log-in.ts';
import { handler as lookAtLink } from '#functions/composition/account/auth/look-at-link.ts';
import { handler as resetPassword } from '#functions/composition/account/auth/reset-password.ts';
import { PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { handler as removeOne } from '#functions/account/passkeys/remove-passkey.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { account as accountApi } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const { deps: fixtureDeps, browser, account, messagesTo, linesOf, advanceMinutes, now, ...fixture } = passkeyFixture();
const deps = { ...fixtureDeps, isNeutral: () => true };

const present = async ({ account_id }: Account) => (await deps.accounts.of(account_id))!;
const as = ({ account_id }: Account) => aMember(account_id, { authenticatedAt: now().toISOString() });
const addressOf = ({ account_id }: Account, name: string) =>
  `${account_id.slice(-8).toLowerCase()}.${name}@example.com`;
const tokenOf = async (email: string, purpose: string) => {
  const mail = (await messagesTo(email)).find((message) => message.purpose === purpose);
  return tokenIn(mail?.text);
};
const press = (token: string) => browser().call(auth.confirmLink, confirmLink.with(deps))({ token });
const reset = (token: string, password = 'moor lantern late') =>
  browser().call(auth.resetPassword, resetPassword.with(deps))({ token, password, password_confirmation: password });
const look = (token: string) => browser().call(auth.lookAtLink, lookAtLink.with(deps))({ token });
/** Sets a password by the link of the mail of this purpose. Returns when. */
async function secure(
  email: string,
  { purpose = 'disowned', password = 'moor lantern late' }: { purpose?: string; password?: string } = {},
): Promise<string> {
  advanceMinutes(1);
  const at = now().toISOString();
  await reset(await tokenOf(email, purpose), password);
  advanceMinutes(1);
  return at;
}
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

describe('the other links of a mailbox, once its owner disowned what happened and set a password by mail', () => {
  test('410: they undo nothing any more, and say since when', async () => {
    const ida = await account();
    const notMe = await enter(ida);
    const { passkey } = await fixture.register(ida);
    const removePasskey = await tokenOf(ida.email, 'passkey-added');
    const restore = await move(ida, addressOf(ida, 'thief'));
    const changing = await tokenOf(ida.email, 'email-changing');
    await press(notMe);
    const others = [removePasskey, changing, restore];
    for (const token of others) expect(await look(token)).toMatchObject({ secured_at: null });
    const secured_at = await secure(ida.email);
    const secured = await present(ida);
    for (const token of others) {
      expect(await look(token)).toMatchObject({ email: ida.email, secured_at });
      await expect(press(token)).rejects.toMatchObject(over);
    }
    expect(await present(ida)).toEqual(secured);
    expect((await deps.passkeys.all(ida.account_id)).map(({ passkey_id }) => passkey_id)).not.toContain(
      passkey.passkey_id,
    );
  });

  test('200: the link of the mail about that password is not over', async () => {
    const ida = await account();
    const notMe = await enter(ida);
    await press(notMe);
    await secure(ida.email);
    const last = await tokenOf(ida.email, 'password-changed');
    expect(await look(last)).toMatchObject({ secured_at: null });
    expect(await press(last)).toMatchObject({ is_reset_mailed: true });
  });

  test('200: the links of a later login are not over', async () => {
    const ida = await account();
    await press(await enter(ida));
    await secure(ida.email);
    await browser().call(auth.logIn, logIn.with(deps))({ email: ida.email, password: 'moor lantern late' });
    const later = await tokenOf(ida.email, 'new-device');
    expect(await look(later)).toMatchObject({ secured_at: null });
    await press(later);
  });

  test('200: a thief ends none of them by a password that he sets', async () => {
    const ida = await account();
    const thief = addressOf(ida, 'setter');
    const notMe = await enter(ida);
    const change = browser({ as: as(ida) }).call(auth.changePassword, changePassword.with(deps));
    await change({
      current_password: PASSWORD,
      new_password: 'bramble under the gate',
      new_password_confirmation: 'bramble under the gate',
    });
    expect(await look(notMe)).toMatchObject({ secured_at: null });
    const restore = await move(ida, thief);
    await forgot(thief);
    await secure(thief, { purpose: 'reset-password', password: 'a lamp in the fog' });
    for (const token of [notMe, restore]) expect(await look(token)).toMatchObject({ secured_at: null });
    expect(await press(restore)).toMatchObject({ restored_email: ida.email });
    const secured_at = await secure(ida.email);
    expect(await look(notMe)).toMatchObject({ secured_at });
    // The account goes to another address again: the earlier links take it back.
    await move(ida, addressOf(ida, 'again'));
    expect(await press(notMe)).toMatchObject({ restored_email: ida.email });
  });

  test('200: a password by mail alone ends none, nor does the removal of the passkey in a session', async () => {
    const ida = await account();
    const { member, passkey } = await fixture.register(ida);
    const removePasskey = await tokenOf(ida.email, 'passkey-added');
    await browser({ as: member }).call(
      passkeys.removePasskey,
      removeOne.with({ ...deps }),
    )({
      passkey_id: passkey.passkey_id,
    });
    await forgot(ida.email);
    await secure(ida.email, { purpose: 'reset-password' });
    expect(await look(removePasskey)).toMatchObject({ secured_at: null });
  });

  test('200: one that would remove an earlier passkey still does', async () => {
    const ida = await account();
    const notMe = await enter(ida);
    await fixture.register(ida);
    const removePasskey = await tokenOf(ida.email, 'passkey-added');
    advanceMinutes(1);
    await press(await enter(ida));
    await secure(ida.email);
    for (const token of [notMe, removePasskey]) expect(await look(token)).toMatchObject({ secured_at: null });
    expect(await press(notMe)).toMatchObject({ removed: ['passkey'] });
  });
});
