import { expect, test } from 'vitest';

import { handler } from '#functions/account/passkeys/rename-passkey.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import type { Member } from '#functions/platform/session.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { deps, browser, account, register } = passkeyFixture();
const rename = (as: Member, more: object = {}) =>
  browser({ as }).call(passkeys.renamePasskey, handler.with({ ...deps, ...more }));

test('200: renames a passkey', async () => {
  const { passkey, member } = await register(await account());
  expect(await rename(member)({ passkey_id: passkey.passkey_id, name: ' My phone ' })).toEqual({
    ...passkey,
    name: 'My phone',
  });
});

test('422: there is none of that id, or it is of another account', async () => {
  const { passkey } = await register(await account());
  const { member } = await register(await account());
  await expect(rename(member)({ passkey_id: passkey.passkey_id, name: 'Mine' })).rejects.toMatchObject({
    fields: { passkey_id: ['This value is invalid.'] },
  });
});

test('409: gives up when other writers always win', async () => {
  const { passkey, member } = await register(await account());
  const busy = { ...deps.passkeys, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(
    rename(member, { passkeys: busy })({ passkey_id: passkey.passkey_id, name: 'Mine' }),
  ).rejects.toMatchObject({ code: 'request.conflict' });
});
