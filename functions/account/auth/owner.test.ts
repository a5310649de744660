import { afterAll, expect, test } from 'vitest';

import { requireOwner } from '#functions/account/auth/owner.ts';
import { authWorld, PASSWORD } from '#functions/account/auth/testing.ts';

const world = await authWorld();
afterAll(() => world[Symbol.asyncDispose]());
const { deps, account, enter, passes, now } = world;

const [ida, noor] = [await account(), await account({ password: null })];
const members = { ida: (await enter(ida)).member, noor: (await enter(noor)).member };
const sure = (who: 'ida' | 'noor', password?: string) =>
  requireOwner(who === 'ida' ? ida : noor, members[who], password, now(), deps.limits);

test('who logged in within ten minutes is believed; a password that is told has to be right all the same', async () => {
  passes(10);
  await sure('ida');
  await sure('noor');
  await sure('noor', 'there is none');
  await expect(sure('ida', 'guessed it')).rejects.toMatchObject({
    fields: { password: ['The user credentials were incorrect.'] },
  });
});

test('later the password is asked for, or the login where there is none', async () => {
  passes(0.1);
  await expect(sure('ida')).rejects.toMatchObject({ fields: { password: ['This field is required.'] } });
  await sure('ida', PASSWORD);
  await expect(sure('noor')).rejects.toMatchObject({ code: 'auth.login-again' });
});
