import { expect, test } from 'vitest';

import { handler } from '#functions/billing/resume-membership.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { pause } from '#functions/billing/subscription/change.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Money } from '#shared/values/money.ts';

const fixture = billingFixture();
const { context, clock, deps } = fixture;
const price = { minor_units: 2490, currency: 'USD' } as const;
const resume = (account_id: AccountId, on = {}, charge_now: Money | null = null) =>
  fixture.client(billing.resumeMembership, handler, account_id, { on })({ charge_now });
/** A member who pauses for two months. */
async function paused() {
  const { account_id, charge } = await fixture.paidSubscriber(aCard());
  await pause({ account_id, months: 2 }, deps, clock.now);
  return { account_id, paid_until: charge.until };
}

test('200: within the paid time the old dates are back; a repeated request returns the same', async () => {
  const { account_id, paid_until } = await paused();
  const resumed = await resume(account_id);
  expect(resumed).toMatchObject({ pause: null, can_pause: true, next_charge: { at: paid_until } });
  expect(await resume(account_id)).toEqual(resumed);
});

test('200: after the paid time the next month is due now', async () => {
  const { account_id, paid_until } = await paused();
  clock.now = addDays(paid_until, 3);
  expect(await resume(account_id, {}, price)).toMatchObject({
    next_charge: { at: clock.now.toISOString(), period: 2 },
  });
});

test('409: a charge that the member did not see, or of another amount, is not made', async () => {
  const { account_id, paid_until } = await paused();
  await expect(resume(account_id, {}, price)).rejects.toMatchObject({ code: 'billing.offer-changed' });
  clock.now = addDays(paid_until, 3);
  const was = await fixture.subscription(account_id);
  for (const shown of [null, { ...price, minor_units: 1990 }, { ...price, currency: 'EUR' as const }])
    await expect(resume(account_id, {}, shown)).rejects.toMatchObject({ code: 'billing.offer-changed' });
  expect(await fixture.subscription(account_id)).toEqual(was);
});

test('403: a customer who may not pay', async () => {
  const { account_id } = await paused();
  const customer = (await context.subscriptions.customer(account_id))!;
  const blocked = { at: clock.now.toISOString(), reason: 'fraud' };
  await context.commit(context.subscriptions.writeCustomer({ ...customer, blocked }, customer));
  await expect(resume(account_id)).rejects.toMatchObject({ code: 'billing.not-allowed' });
});

test('404: no membership, or a cancelled one', async () => {
  await expect(resume(await fixture.account())).rejects.toMatchObject({ status: 404 });
  const { account_id } = await paused();
  await cancel({ account_id, because: 'asked' }, context, clock.now);
  await expect(resume(account_id)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('409: changed by others all the while', async () => {
  const { account_id } = await paused();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(resume(account_id, { context: { ...context, commit } })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('429: too many changes', async () => {
  const { account_id } = await paused();
  await expect(resume(account_id, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
