import { expect, test } from 'vitest';

import { handler } from '#functions/billing/keep-membership.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock } = fixture;
const keep = (account_id: AccountId, on = {}) =>
  fixture.client(billing.keepMembership, handler, account_id, { on })({});
/** A member who cancelled in a paid month. */
async function cancelled() {
  const { account_id } = await fixture.paidSubscriber();
  await cancel({ account_id, because: 'asked' }, context, clock.now);
  return account_id;
}

test('200: the membership renews again, on the same day; a repeated request returns the same', async () => {
  const ida = await cancelled();
  const { paid_until } = await fixture.subscription(ida);
  const kept = await keep(ida);
  expect(kept).toMatchObject({
    standing: 'active',
    cancelled_at: null,
    if_kept: null,
    next_charge: { at: paid_until },
  });
  expect(await keep(ida)).toEqual(kept);
});

test('403: a customer who may not pay', async () => {
  const ida = await cancelled();
  const customer = (await context.subscriptions.customer(ida))!;
  const blocked = { at: clock.now.toISOString(), reason: 'fraud' };
  await context.commit(context.subscriptions.writeCustomer({ ...customer, blocked }, customer));
  await expect(keep(ida)).rejects.toMatchObject({ status: 403, code: 'billing.not-allowed' });
});

test('404: no membership', async () => {
  await expect(keep(await fixture.account())).rejects.toMatchObject({ message: 'No Active Subscription Found' });
});

test('409: the paid time is over', async () => {
  const ida = await cancelled();
  clock.now = new Date((await fixture.subscription(ida)).paid_until);
  await expect(keep(ida)).rejects.toMatchObject({ status: 409, code: 'billing.not-changeable' });
});

test('409: changed by others all the while', async () => {
  const ida = await cancelled();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(keep(ida, { context: { ...context, commit } })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: too many changes, which a repeated request does not count as', async () => {
  const ida = await cancelled();
  await expect(keep(ida, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
  await keep(ida);
  expect(await keep(ida, { limits: exhausted })).toMatchObject({ standing: 'active' });
});
