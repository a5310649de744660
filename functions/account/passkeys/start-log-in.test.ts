import { expect, test } from 'vitest';

import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';

const { as, account, register } = passkeyFixture();

test('200: a new challenge each time, which names no passkey', async () => {
  await register(await account());
  const [one, other] = [await as(undefined).startLogIn(), await as(undefined).startLogIn()];
  expect(one).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' });
  expect(one.challenge).not.toBe(other.challenge);
});

test('429: counts by network', async () => {
  await expect(as(undefined, { limits: exhausted }).startLogIn()).rejects.toMatchObject({ code: 'request.too-many' });
});
