import { expect, test } from 'vitest';

import { handler } from '#functions/account/passkeys/start-confirmation.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const { deps, browser, account, register } = passkeyFixture();

test('200: a challenge for the passkeys of the account', async () => {
  const { device, member } = await register(await account());
  const start = browser({ as: member }).call(passkeys.startConfirmation, handler.with(deps));
  expect(await start({})).toMatchObject({ allowCredentials: [{ id: device.credential_id }] });
});

test('429: counts by account', async () => {
  const { member } = await register(await account());
  const start = browser({ as: member }).call(passkeys.startConfirmation, handler.with({ ...deps, limits: exhausted }));
  await expect(start({})).rejects.toMatchObject({ code: 'request.too-many' });
});
