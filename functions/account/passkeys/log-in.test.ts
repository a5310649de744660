import { expect, test } from 'vitest';

import { softwareAuthenticator } from '#functions/account/passkeys/authenticator/testing.ts';
import { handler } from '#functions/account/passkeys/log-in.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { deps, as, account, close, register, browser, linesOf, messagesTo, advanceMinutes, limits, now } =
  passkeyFixture();
const anyone = as(undefined);
const refused = { code: 'auth.passkey-refused', message: 'This passkey cannot be used.' };

test('200: signs in with a passkey alone, also where a second factor is on', async () => {
  const ida = await account({ second_factor: true });
  const { device, passkey } = await register(ida);
  const here = browser();
  const logIn = here.call(passkeys.logIn, handler.with(deps));
  const { user } = await logIn({ passkey: device.sign(await anyone.startLogIn()), remember: true });
  expect(user).toMatchObject({ id: ida.account_id, has_passkey: true });
  expect(here.lines[0]).toMatch(/; Max-Age=2592000$/);
  expect(await linesOf(ida)).toContain('logged-in-passkey');
  expect((await deps.passkeys.all(ida.account_id))[0]).toMatchObject({
    passkey_id: passkey.passkey_id,
    last_used_at: now().toISOString(),
  });
});

test('403: rejects a blocked account, and says so only after the right passkey', async () => {
  const ida = await account({ blocked: null });
  const { device } = await register(ida);
  const current = (await deps.accounts.of(ida.account_id))!;
  await deps.accounts.replace(current, {
    ...current,
    blocked: { at: now().toISOString(), reason: 'Fraud', operator: 'Noor' },
  });
  await expect(anyone.logIn({ passkey: device.sign(await anyone.startLogIn()) })).rejects.toMatchObject({
    code: 'auth.blocked',
  });
  const forged = device.sign(await anyone.startLogIn(), { rpId: 'evil.example' });
  await expect(anyone.logIn({ passkey: forged })).rejects.toMatchObject(refused);
});

test('422: says the same of an unknown passkey and of a wrong signature, and logs the latter', async () => {
  const ida = await account();
  const { device } = await register(ida);
  const stranger = softwareAuthenticator();
  const unknown = stranger.sign(await anyone.startLogIn(), { userHandle: 'somebody' });
  await expect(anyone.logIn({ passkey: unknown })).rejects.toMatchObject(refused);
  const forged = { ...stranger.sign(await anyone.startLogIn()), id: device.credential_id, rawId: device.credential_id };
  const handle = device.sign(await anyone.startLogIn()).response.userHandle;
  const claims = { ...forged, response: { ...forged.response, userHandle: handle } };
  await expect(anyone.logIn({ passkey: claims })).rejects.toMatchObject(refused);
  expect(await linesOf(ida)).toContain('wrong-passkey');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a challenge that was never issued', { challenge: 'a'.repeat(43) }],
  ['a device that was not unlocked', { isVerified: false }],
  ['the user handle of another account', { userHandle: 'b'.repeat(43) }],
  ['no user handle', { userHandle: undefined }],
  ['the ceremony of a registration', { type: 'webauthn.create' }],
])('422: refuses %s', async (_, overrides) => {
  const { device } = await register(await account());
  const passkey = device.sign(await anyone.startLogIn(), overrides);
  await expect(anyone.logIn({ passkey })).rejects.toMatchObject(refused);
});

test('422: a challenge works once, also for a wrong answer and for two at the same time', async () => {
  const { device } = await register(await account());
  const options = await anyone.startLogIn();
  const passkey = device.sign(options);
  const both = await Promise.allSettled([anyone.logIn({ passkey }), anyone.logIn({ passkey })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(anyone.logIn({ passkey })).rejects.toMatchObject(refused);
  const second = await anyone.startLogIn();
  await expect(anyone.logIn({ passkey: device.sign(second, { rpId: 'evil.example' }) })).rejects.toMatchObject(refused);
  await expect(anyone.logIn({ passkey: device.sign(second) })).rejects.toMatchObject(refused);
});

test('422: a challenge is valid for ten minutes, and for its purpose only', async () => {
  const ida = await account();
  const { device, member } = await register(ida);
  const options = await anyone.startLogIn();
  advanceMinutes(10);
  await expect(anyone.logIn({ passkey: device.sign(options) })).rejects.toMatchObject(refused);
  const challenge = await deps.challenges.begin({ purpose: 'confirm', ...member }, now());
  await expect(anyone.logIn({ passkey: device.sign({ ...options, challenge }) })).rejects.toMatchObject(refused);
});

test('422: refuses a copy, whose counter has fallen behind', async () => {
  const ida = await account();
  const { device } = await register(ida, softwareAuthenticator({ counts: true }));
  await anyone.logIn({ passkey: device.sign(await anyone.startLogIn(), { counter: 7 }) });
  for (const counter of [7, 3]) {
    const copy = device.sign(await anyone.startLogIn(), { counter });
    await expect(anyone.logIn({ passkey: copy })).rejects.toMatchObject(refused);
  }
  await anyone.logIn({ passkey: device.sign(await anyone.startLogIn(), { counter: 8 }) });
});

test('403: tells the owner of a deleted account that it can be undone, by the right passkey alone', async () => {
  const ida = await account();
  const { device } = await register(ida);
  const { challenge, ...options } = await anyone.startLogIn();
  const until = await close(ida);
  const forged = softwareAuthenticator().sign({ challenge, ...options }, { userHandle: 'somebody' });
  const lines = await linesOf(ida);
  await expect(anyone.logIn({ passkey: { ...forged, id: device.credential_id } })).rejects.toMatchObject(refused);
  expect(await linesOf(ida)).toEqual(lines);
  const mails = async () => (await messagesTo(ida.email)).filter(({ purpose }) => purpose === 'account-deleted');
  expect(await mails()).toEqual([]);
  const passkey = device.sign(await anyone.startLogIn());
  await expect(anyone.logIn({ passkey })).rejects.toMatchObject({ code: 'auth.account-closed', until });
  expect(await mails()).toHaveLength(1);
});

test('422: a passkey whose account is erased opens nothing', async () => {
  const ida = await account();
  const { device } = await register(ida);
  await close(ida);
  const closed = (await deps.accounts.of(ida.account_id))!;
  const forgotten = await deps.passkeys.forget(ida.account_id);
  await deps.accounts.replace(closed, { ...closed, erasing_at: now().toISOString() }, ...forgotten);
  await expect(anyone.logIn({ passkey: device.sign(await anyone.startLogIn()) })).rejects.toMatchObject(refused);
});

test('409: gives up when other writers always win', async () => {
  const { device } = await register(await account());
  const sessions = { ...deps.sessionDeps.sessions, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const busy = as(undefined, { sessionDeps: { ...deps.sessionDeps, sessions } });
  await expect(busy.logIn({ passkey: device.sign(await anyone.startLogIn()) })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('429: allows sixty a network in a quarter of an hour', async () => {
  const from = { 'x-viewer-address': '10.7.0.1' };
  const logIn = browser().call(passkeys.logIn, handler.with({ ...deps, limits }), from);
  const passkey = softwareAuthenticator().sign(await anyone.startLogIn(), { userHandle: 'somebody' });
  for (let n = 0; n < 60; n++) await limits.take('passkey', { network: '10.7.0.0/24' }, now());
  await expect(logIn({ passkey })).rejects.toMatchObject({ code: 'request.too-many' });
});
