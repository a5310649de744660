import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/get-recovery-codes.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';

const { deps, browser, account, enter, now } = authFixture();

test('200: counts the recovery codes that are left, without a second factor none', async () => {
  const ida = await account({ second_factor: true });
  const { member } = await enter(ida);
  const left = browser({ as: member }).call(auth.getRecoveryCodes, handler.with(deps));
  expect(await left({})).toEqual({ left: 0 });
  const { account_id } = ida;
  const factor = { account_id, secret: 'JBSWY3DP', confirmed_at: now().toISOString(), last_step: -1 };
  await deps.commit(deps.factors.put({ ...factor, recovery: ['one', 'other'] }));
  expect(await left({})).toEqual({ left: 2 });
});
