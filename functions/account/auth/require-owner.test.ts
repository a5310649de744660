import { expect, test } from 'vitest';

import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { authFixture, PASSWORD } from '#functions/account/auth/testing.ts';

const fixture = authFixture();
const { deps, account, enter, advanceMinutes, now } = fixture;

const [ida, noor] = [await account(), await account({ password: null })];
const members = { ida: (await enter(ida)).member, noor: (await enter(noor)).member };
const sure = (who: 'ida' | 'noor', password?: string) =>
  requireOwner(who === 'ida' ? ida : noor, members[who], password, now(), deps.limits);

test('accepts a login within ten minutes; a password that is sent is still verified', async () => {
  advanceMinutes(10);
  await sure('ida');
  await sure('noor');
  await sure('noor', 'there is none');
  await expect(sure('ida', 'guessed it')).rejects.toMatchObject({
    fields: { password: ['The user credentials were incorrect.'] },
  });
});

test('requires the password after ten minutes, or a recent login if there is no password', async () => {
  advanceMinutes(0.1);
  await expect(sure('ida')).rejects.toMatchObject({ fields: { password: ['This field is required.'] } });
  await sure('ida', PASSWORD);
  await expect(sure('noor')).rejects.toMatchObject({ code: 'auth.login-again' });
});
