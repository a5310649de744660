import { expect, test } from 'vitest';

import { handler } from '#functions/account/passkeys/get-passkeys.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { passkeys } from '#shared/api/passkeys.ts';

const { deps, browser, account, register, advanceMinutes } = passkeyFixture();

test('200: lists the own passkeys, latest first, without their keys', async () => {
  const ida = await account();
  await register(await account());
  const { passkey: first } = await register(ida);
  advanceMinutes(1);
  const { passkey: second, member } = await register(ida);
  const { data } = await browser({ as: member }).call(passkeys.getPasskeys, handler.with(deps))({});
  expect(data).toEqual([second, first]);
  expect(JSON.stringify(data)).not.toMatch(/key"|handle|counter/);
});
