import { expect, test } from 'vitest';

import { refund } from '#functions/billing/charge/refund.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { billingFixture } from '#functions/billing/testing.ts';

const fixture = billingFixture();
const { context, clock, stripe } = fixture;
const request = { because: 'asked' as const, also_cancel: false, days: 30 };

async function paidMonth() {
  const account_id = await fixture.subscriber();
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  const [charge] = await fixture.charges(account_id);
  return { account_id, charge_id: charge!.charge_id, intent_id: charge!.intent_id! };
}

test('a dispute ends the membership, and we do not refund the disputed charge', async () => {
  const { account_id, charge_id, intent_id } = await paidMonth();
  stripe.dispute(intent_id);
  await converge.with({ context })({ intent_id });
  await converge.with({ context })({ intent_id });
  expect(await fixture.subscription(account_id)).toMatchObject({ status: 'cancelled', ended_because: 'disputed' });
  await expect(refund({ account_id, charge_id, ...request }, context, clock.now)).rejects.toMatchObject({
    code: 'billing.not-refundable',
  });
  fixture.advanceDays(40);
  expect(await fixture.advanceMonth(account_id, 2)).toEqual({ outcome: 'over' });
});

test('a refund is left to the bank when the charge is disputed meanwhile', async () => {
  const { account_id, charge_id, intent_id } = await paidMonth();
  stripe.dispute(intent_id);
  expect(await refund({ account_id, charge_id, ...request }, context, clock.now)).toMatchObject({ state: 'refunding' });
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'refunding', attention_at: null }]);
});
