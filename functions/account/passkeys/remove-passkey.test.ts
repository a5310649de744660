import { expect, test } from 'vitest';

import { handler } from '#functions/account/passkeys/remove-passkey.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import type { Member } from '#functions/platform/session.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { deps, as, browser, account, register, messagesTo, linesOf, advanceMinutes } = passkeyFixture();
const remove = (member: Member, more: object = {}) =>
  browser({ as: member }).call(passkeys.removePasskey, handler.with({ ...deps, ...more }));

test('200: removes a passkey, which logs in no more, and mails the owner', async () => {
  const ida = await account();
  const { passkey, device, member } = await register(ida);
  await remove(member)({ passkey_id: passkey.passkey_id });
  expect(await deps.passkeys.all(ida.account_id)).toEqual([]);
  expect(await deps.accounts.of(ida.account_id)).toMatchObject({ has_passkey: false });
  const anyone = as(undefined);
  await expect(anyone.logIn({ passkey: device.sign(await anyone.startLogIn()) })).rejects.toMatchObject({
    code: 'auth.passkey-refused',
  });
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toContain('passkey-removed');
  expect(await linesOf(ida)).toContain('passkey-removed');
  await remove(member)({ passkey_id: passkey.passkey_id });
});

test('200: the same device may be added again, also to another account', async () => {
  const { passkey, device, member } = await register(await account());
  await remove(member)({ passkey_id: passkey.passkey_id });
  await register(await account(), device);
});

test('200: leaves a passkey of another account as it is', async () => {
  const ida = await account();
  const { passkey } = await register(ida);
  const { member } = await register(await account());
  await remove(member)({ passkey_id: passkey.passkey_id });
  expect(await deps.passkeys.all(ida.account_id)).toHaveLength(1);
});

test('403: requires a recent login or confirmation', async () => {
  const { passkey, member } = await register(await account());
  advanceMinutes(11);
  await expect(remove(member)({ passkey_id: passkey.passkey_id })).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('409: gives up when other writers always win', async () => {
  const { passkey, member } = await register(await account());
  const busy = { ...deps.passkeys, remove: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(remove(member, { passkeys: busy })({ passkey_id: passkey.passkey_id })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});
