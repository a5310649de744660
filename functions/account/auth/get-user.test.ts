import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/get-user.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';

const fixture = authFixture();
const { deps, browser, account, enter } = fixture;

const getUser = (as?: Parameters<typeof browser>[0]) => browser(as).call(auth.getUser, handler.with({ ...deps }));

test('200: returns the signed-in user without credentials', async () => {
  const ida = await account({ name: 'Ida' });
  const { member } = await enter(ida);
  const { user } = await getUser({ as: member })({});
  expect(user).toMatchObject({ id: ida.account_id, name: 'Ida', has_password: true });
  expect(Object.keys(user)).not.toContain('password');
});

test('200: marks a support session', async () => {
  const { member } = await enter(await account());
  const support = { reason: 'A ticket', until: '2026-12-01T00:00:00.000Z' };
  expect(await getUser({ as: { ...member, role: 'support', support } })({})).toMatchObject({ user: { support } });
});
