import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/take-step.ts';
import { NOW, forwardingFixture } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { setUps, anOwner, halfway } = forwardingFixture();
const context = { setUps, clock: () => NOW };
const take = (accountId: AccountId) => calling(forwarding.takeStep, handler.with(context), { as: aMember(accountId) });

test('200: advances to the codes, shows the first, and goes back', async () => {
  const { account_id } = await halfway();
  const next = await take(account_id)({ step: 'codes' });
  expect(next).toMatchObject({
    step: 'codes',
    legs: [{ state: 'code_shown' }, { state: 'unknown' }, { state: 'unknown' }],
  });
  expect((await take(account_id)({ step: 'carrier' })).step).toBe('carrier');
});

test('409: rejects a skipped step, a missing carrier and an unconfirmed number', async () => {
  const { account_id } = await halfway();
  await expect(take(account_id)({ step: 'test' })).rejects.toMatchObject({ code: 'request.conflict', status: 409 });
  const withoutSetUp = await anOwner();
  await expect(take(withoutSetUp.account_id)({ step: 'notice' })).rejects.toMatchObject({
    code: 'forwarding.no-carrier',
  });
  const unconfirmed = await anOwner({ phone_confirmed_at: null });
  await expect(take(unconfirmed.account_id)({ step: 'notice' })).rejects.toMatchObject({ code: 'forwarding.no-phone' });
});

test('401: rejects a deleted account', async () => {
  await expect(take(newId('account'))({ step: 'codes' })).rejects.toMatchObject({ status: 401 });
});
