import { expect, test } from 'vitest';

import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';

const { as, account, enter, register, advanceMinutes } = passkeyFixture();

test('200: options of a discoverable, verified credential of this site, without those that exist', async () => {
  const ida = await account({ name: 'Ida Lindqvist' });
  const { device } = await register(ida);
  const { member } = await enter(ida);
  const options = await as(member).start();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Calluna' },
    user: { name: ida.email, displayName: 'Ida Lindqvist' },
    excludeCredentials: [{ id: device.credential_id, type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
});

test('403: requires a recent login or confirmation', async () => {
  const { member } = await enter(await account());
  advanceMinutes(11);
  await expect(as(member).start()).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('422: requires a confirmed address', async () => {
  const { member } = await enter(await account({ email_confirmed_at: null }));
  await expect(as(member).start()).rejects.toMatchObject({ code: 'auth.passkey-refused' });
});

test('429: counts by account', async () => {
  const { member } = await enter(await account());
  await expect(as(member, { limits: exhausted }).start()).rejects.toMatchObject({ code: 'request.too-many' });
});
