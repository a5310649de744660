import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { PASSWORD } from '#functions/account/auth/testing.ts';
import { handler } from '#functions/account/owner/confirm.ts';
import { handler as startPin } from '#functions/account/owner/start-pin.ts';
import { handler as startConfirmation } from '#functions/account/passkeys/start-confirmation.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import type { Member } from '#functions/platform/session.ts';
import { owner } from '#shared/api/owner.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = passkeyFixture();
const { deps, browser, account, enter, register, linesOf, messagesTo, advanceMinutes, now } = fixture;

const confirm = (as: Member, more: object = {}) =>
  browser({ as }).call(owner.confirm, handler.with({ ...deps, ...more }));
const challenge = (as: Member) => browser({ as }).call(passkeys.startConfirmation, startConfirmation.with(deps))({});
/** Whether this session may do now what takes a recent login. */
async function isSure(member: Member): Promise<boolean> {
  const session = await deps.sessionDeps.sessions.of(member.accountId, member.sessionId);
  try {
    requireOwner({ ...member, confirmedAt: session?.confirmed_at }, now());
    return true;
  } catch {
    return false;
  }
}
let next = 0;
const withPhone = () =>
  account({ password: null, phone: Phone.parse(`+12185550${300 + next++}`), phone_confirmed_at: now().toISOString() });

test('200: the password confirms this session for ten minutes, and is no new sign-in for support', async () => {
  const { member } = await enter(await account());
  advanceMinutes(11);
  expect(await isSure(member)).toBe(false);
  await confirm(member)({ password: PASSWORD });
  expect(await isSure(member)).toBe(true);
  const session = await deps.sessionDeps.sessions.of(member.accountId, member.sessionId);
  expect(session?.authenticated_at).toBe(member.authenticatedAt);
  advanceMinutes(11);
  expect(await isSure(member)).toBe(false);
});

test('200: a passkey of the account confirms it, once', async () => {
  const { device, member } = await register(await account());
  advanceMinutes(11);
  const passkey = device.sign(await challenge(member));
  await confirm(member)({ passkey });
  expect(await isSure(member)).toBe(true);
  await expect(confirm(member)({ passkey })).rejects.toMatchObject({ code: 'auth.passkey-refused' });
});

test('200: without a password, a code of the app or a texted pin confirms it', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const ida = await account({ password: null, second_factor: true });
  const { account_id } = ida;
  const factor = { account_id, secret, confirmed_at: now().toISOString(), last_step: -1, recovery: [] };
  await deps.commit(deps.factors.put(factor));
  const { member } = await enter(ida);
  advanceMinutes(11);
  await confirm(member)({ code: new TOTP({ secret }).generate({ timestamp: now().getTime() }) });
  expect(await isSure(member)).toBe(true);

  const noor = await withPhone();
  const { member: other } = await enter(noor);
  advanceMinutes(11);
  await browser({ as: other }).call(owner.startPin, startPin.with(deps))({});
  const [text] = await messagesTo(noor.phone ?? '');
  await confirm(other)({ pin: /\d{6}/.exec(text?.text ?? '')?.[0] ?? '' });
  expect(await isSure(other)).toBe(true);
});

test('403: nothing that the account has was given', async () => {
  const { member } = await enter(await account({ password: null }));
  await expect(confirm(member)({})).rejects.toMatchObject({ code: 'auth.login-again' });
  await expect(confirm(member)({ pin: '123456' })).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('422: a wrong password is logged; a code or pin does not replace it', async () => {
  const ida = await account({ second_factor: true });
  const { member } = await enter(ida);
  advanceMinutes(11);
  await expect(confirm(member)({ password: 'guessed it' })).rejects.toMatchObject({
    fields: { password: ['The user credentials were incorrect.'] },
  });
  expect(await linesOf(ida)).toContain('wrong-password');
  await expect(confirm(member)({ code: '123456' })).rejects.toMatchObject({
    fields: { password: ['This field is required.'] },
  });
  expect(await isSure(member)).toBe(false);
});

test('422: refuses a passkey of another account, and a challenge of another session', async () => {
  const { member } = await register(await account());
  const { device: other, member: noor } = await register(await account());
  await expect(confirm(member)({ passkey: other.sign(await challenge(member)) })).rejects.toMatchObject({
    code: 'auth.passkey-refused',
  });
  await expect(confirm(member)({ passkey: other.sign(await challenge(noor)) })).rejects.toMatchObject({
    code: 'auth.passkey-refused',
  });
});

test('422: a wrong pin, and none that was sent', async () => {
  const noor = await withPhone();
  const { member } = await enter(noor);
  await expect(confirm(member)({ pin: '123456' })).rejects.toMatchObject({ code: 'auth.no-attempts' });
  await browser({ as: member }).call(owner.startPin, startPin.with(deps))({});
  const [text] = await messagesTo(noor.phone ?? '');
  const wrong = /\d{6}/.exec(text?.text ?? '')?.[0] === '000000' ? '000001' : '000000';
  await expect(confirm(member)({ pin: wrong })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account());
  const devices = { ...deps.devices, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(confirm(member, { devices })({ password: PASSWORD })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('429: allows ten passwords in a quarter of an hour', async () => {
  const { member } = await enter(await account());
  const guess = () => confirm(member, { limits: fixture.limits })({ password: 'guessed it' });
  for (let n = 0; n < 10; n++) await expect(guess()).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(guess()).rejects.toMatchObject({ code: 'request.too-many' });
});
