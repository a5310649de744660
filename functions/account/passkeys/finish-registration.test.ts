import { expect, test } from 'vitest';

import { tokenIn } from '#functions/account/auth/testing.ts';
import { softwareAuthenticator } from '#functions/account/passkeys/authenticator/testing.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { deps, as, account, enter, register, messagesTo, linesOf, advanceMinutes, now } = passkeyFixture();
const refused = { code: 'auth.passkey-refused' };

test('200: adds a passkey, names it after its authenticator, and mails the owner a way to remove it', async () => {
  const ida = await account();
  const { passkey } = await register(ida, softwareAuthenticator({ aaguid: 'fbfc3007154e4ecc8c0b6e020557d7bd' }));
  expect(passkey).toMatchObject({ name: 'Apple Passwords', created_at: now().toISOString(), last_used_at: null });
  const { passkey: other } = await register(ida);
  expect(other.name).toBe('Firefox on Linux');
  const mail = (await messagesTo(ida.email)).find(({ text }) => text.includes('Apple Passwords'));
  expect(mail).toMatchObject({ purpose: 'passkey-added' });
  const { link } = await deps.links.use(tokenIn(mail?.text), now());
  expect(link).toMatchObject({ action: 'remove-passkey', data: { passkey_id: passkey.passkey_id } });
  expect(await linesOf(ida)).toContain('passkey-added');
  expect(await deps.accounts.of(ida.account_id)).toMatchObject({ has_passkey: true });
});

test('200: the user handle is random, and one for all passkeys of an account', async () => {
  const ida = await account();
  await register(ida);
  await register(ida);
  const handles = (await deps.passkeys.all(ida.account_id)).map(({ user_handle }) => user_handle);
  expect(handles[0]).toBe(handles[1]);
  expect(handles[0]).not.toContain(ida.account_id);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a challenge that was never issued', { challenge: 'a'.repeat(43) }],
  ['a device that was not unlocked', { isVerified: false }],
])('422: refuses %s', async (_, overrides) => {
  const ida = await account();
  const { member } = await enter(ida);
  const passkey = softwareAuthenticator().create(await as(member).start(), overrides);
  await expect(as(member).finish({ passkey })).rejects.toMatchObject(refused);
  expect(await deps.passkeys.all(ida.account_id)).toEqual([]);
});

test('422: refuses what is no credential', async () => {
  const { member } = await enter(await account());
  const { response, ...rest } = softwareAuthenticator().create(await as(member).start());
  const broken = { ...rest, response: { ...response, attestationObject: 'AAAA' } };
  await expect(as(member).finish({ passkey: broken })).rejects.toMatchObject(refused);
});

test('422: a challenge works once, for ten minutes', async () => {
  const { member } = await enter(await account());
  const passkey = softwareAuthenticator().create(await as(member).start());
  await as(member).finish({ passkey });
  await expect(as(member).finish({ passkey })).rejects.toMatchObject(refused);
  const late = softwareAuthenticator().create(await as(member).start());
  advanceMinutes(10);
  await expect(as(member).finish({ passkey: late })).rejects.toMatchObject(refused);
});

test('422: refuses the challenge of another account or session', async () => {
  const [ida, noor] = [await account(), await account()];
  const passkey = softwareAuthenticator().create(await as((await enter(ida)).member).start());
  await expect(as((await enter(noor)).member).finish({ passkey })).rejects.toMatchObject(refused);
  const again = softwareAuthenticator().create(await as((await enter(ida)).member).start());
  await expect(as((await enter(ida)).member).finish({ passkey: again })).rejects.toMatchObject(refused);
});

test('422: a passkey belongs to one account', async () => {
  const [ida, noor] = [await account(), await account()];
  const { device } = await register(ida);
  const { member } = await enter(noor);
  await expect(as(member).finish({ passkey: device.create(await as(member).start()) })).rejects.toMatchObject(refused);
  expect((await deps.passkeys.findByCredential(device.credential_id, now()))?.account.account_id).toBe(ida.account_id);
  expect(await deps.passkeys.all(noor.account_id)).toEqual([]);
});

test('422: an account has at most ten, also when several are added at the same time', async () => {
  const ida = await account();
  for (let n = 0; n < 9; n++) await register(ida);
  const { member } = await enter(ida);
  const created = await Promise.all(
    Array.from({ length: 4 }, async () => softwareAuthenticator().create(await as(member).start())),
  );
  const added = await Promise.allSettled(created.map((passkey) => as(member).finish({ passkey })));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await deps.passkeys.all(ida.account_id)).toHaveLength(10);
  await expect(as(member).start()).rejects.toMatchObject(refused);
});

test('422: an account without a confirmed address has none', async () => {
  const { member } = await enter(await account({ email_confirmed_at: null }));
  await expect(as(member).start()).rejects.toMatchObject(refused);
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account());
  const busy = { ...deps.passkeys, add: async () => Promise.reject(new Fault('request.conflict')) };
  const passkey = softwareAuthenticator().create(await as(member).start());
  await expect(as(member, { passkeys: busy }).finish({ passkey })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: counts by account', async () => {
  const { member } = await enter(await account());
  const passkey = softwareAuthenticator().create(await as(member).start());
  await expect(as(member, { limits: exhausted }).finish({ passkey })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
