import { expect, test } from 'vitest';

import { refund } from '#functions/billing/charge/refund.ts';
import { handler } from '#functions/billing/get-charge.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { type AccountId, type ChargeId, newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { clock } = fixture;
const read = (account_id: AccountId, charge_id: ChargeId) =>
  fixture.client(billing.getCharge, handler, account_id)({ charge_id });

test('200: the payment, the billed person, and what a refund would change', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  expect(await read(account_id, charge.charge_id)).toMatchObject({
    state: 'paid',
    charge_id: charge.charge_id,
    receipt_number: charge.receipt_number,
    email: `${account_id.toLowerCase()}@example.com`,
    descriptor: 'CALLUNA REPORTS',
    refund_would: { end_membership: true, end_credits: 55 },
  });
});

test('200: a refund of an older month changes nothing else', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await fixture.advanceMonth(account_id, 2);
  // The last of the 30 days in which it can be refunded.
  process.env.REFUND_DAYS = '31';
  expect((await read(account_id, charge.charge_id)).refund_would).toEqual({ end_membership: false, end_credits: 0 });
  delete process.env.REFUND_DAYS;
});

test('200: not refundable after the configured days', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  fixture.advanceDays(30);
  expect(await read(account_id, charge.charge_id)).toMatchObject({ refund_would: null, refundable_until: null });
});

test('404: of another account, or unknown', async () => {
  const { charge } = await fixture.paidSubscriber();
  const other = await fixture.subscriber();
  await expect(read(other, charge.charge_id)).rejects.toMatchObject({ code: 'billing.charge-not-found' });
  await expect(read(other, newId<'charge'>('charge'))).rejects.toMatchObject({ code: 'billing.charge-not-found' });
});

test('200: a refund of the current month ends the credits of earlier months, too', async () => {
  const { account_id } = await fixture.paidSubscriber();
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await fixture.advanceMonth(account_id, 2);
  const { charge_id } = (await fixture.charges(account_id)).at(-1)!;
  const { left } = await fixture.credits.balance(account_id);
  expect(left).toBeGreaterThan(50);
  expect((await read(account_id, charge_id)).refund_would).toEqual({ end_membership: true, end_credits: left });
  const request = { account_id, charge_id, because: 'asked' as const, also_cancel: false, days: 30 };
  await refund(request, fixture.context, clock.now);
  expect((await fixture.credits.balance(account_id)).left).toBe(0);
});
