import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/stop-test.ts';
import { later, NOW, forwardingFixture, silentTelephony, steps } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { setUps, anOwner, halfway } = forwardingFixture();
const { stopped, telephony } = silentTelephony();
const context = { setUps, telephony, clock: () => NOW };
const stop = (accountId: AccountId, more: Partial<typeof context> = {}) =>
  calling(forwarding.stopTest, handler.with({ ...context, ...more }), { as: aMember(accountId) });
const ringing = [
  ...steps('codes'),
  { t: 'dialled', legs: ['no_answer'] },
  { t: 'test-started', leg: 'no_answer', from: Phone.parse('+12185550199'), test_ref: 'test-9' },
] as const;

test('200: stops the test call without a result for the leg', async () => {
  const { account_id } = await halfway(...ringing);
  expect(await stop(account_id)({})).toMatchObject({
    state: 'setting_up',
    test: { state: 'stopped', ended_at: NOW.toISOString() },
  });
  expect(stopped).toEqual(['test-9']);
});

test('200: a test call that cannot be stopped still ends for us', async () => {
  const { account_id } = await halfway(...ringing);
  const deaf = { ...telephony(), stopTestCall: () => Promise.reject(new Error('unreachable')) };
  expect((await stop(account_id, { telephony: () => deaf })({})).test?.state).toBe('stopped');
});

test('409: rejects when no test is ringing or the set-up is incomplete', async () => {
  const { account_id } = await halfway(...ringing);
  await expect(stop(account_id, { clock: () => later(50) })({})).rejects.toMatchObject({
    code: 'request.conflict',
    status: 409,
  });
  await expect(stop((await halfway()).account_id)({})).rejects.toMatchObject({ code: 'request.conflict' });
  await expect(stop((await anOwner()).account_id)({})).rejects.toMatchObject({ code: 'forwarding.no-carrier' });
  const unconfirmed = await anOwner({ phone_confirmed_at: null });
  await expect(stop(unconfirmed.account_id)({})).rejects.toMatchObject({ code: 'forwarding.no-phone' });
});

test('401: rejects a deleted account', async () => {
  await expect(stop(newId('account'))({})).rejects.toMatchObject({ status: 401 });
});
