import { expect, test } from 'vitest';

import { cancel } from '#functions/billing/subscription/cancel.ts';
import { handler } from '#functions/billing/jobs/converge.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
async function converge(input: object) {
  await handler.with({ context, clock: () => clock.now })(input);
}

/** A captured month whose result was not saved. */
async function unheard() {
  const account_id = await fixture.subscriber();
  fixture.advanceDays(1);
  stripe.switches.faults.afterCall = ({ endpoint }) =>
    endpoint.includes('payment_intents/:id') ? 'timeout' : undefined;
  await fixture.advanceMonth(account_id, 1);
  stripe.switches.faults = {};
  const [charge] = await fixture.charges(account_id);
  expect(charge!.state).toBe('claimed');
  return { account_id, intent_id: charge!.intent_id! };
}

test('a capture with a lost response is settled once, also when its event repeats', async () => {
  const { account_id, intent_id } = await unheard();
  await Promise.all([converge({ intent_id }), converge({ intent_id })]);
  await converge({ intent_id });
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'settled' }]);
  expect((await fixture.credits.balance(account_id)).left).toBe(55);
  expect((await fixture.emails(account_id)).filter((each) => each === 'receipt')).toHaveLength(1);
});

test('a capture for an ended membership is refunded', async () => {
  const { account_id, intent_id } = await unheard();
  await cancel({ account_id, because: 'asked' }, context, clock.now);
  await converge({ intent_id });
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'refunded' }]);
  expect(await fixture.netPaid(account_id)).toBe(0);
});

test('an event is a hint: only what the provider reports counts', async () => {
  const ida = await fixture.subscriber();
  fixture.advanceDays(1);
  fixture.once('beforeCall', 'POST /v1/payment_intents/:id/confirm', 'busy');
  await fixture.advanceMonth(ida, 1);
  const [charge] = await fixture.charges(ida);
  await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
  await converge({ intent_id: charge!.intent_id! });
  expect(await fixture.charges(ida)).toMatchObject([{ state: 'void' }]);
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('a payment that belongs to no charge changes nothing', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const provider = await context.payments();
  const { customer_id, amount } = charge;
  const payment = (of: { charge_id: never; account_id: never }, key: string) =>
    provider.createPayment({ ...of, customer_id, amount, suffix: null }, key);
  const foreign = [
    await payment({ charge_id: '' as never, account_id: '' as never }, 'none'),
    await payment({ charge_id: newId('charge') as never, account_id: account_id as never }, 'of no charge'),
    await payment({ charge_id: charge.charge_id as never, account_id: newId('account') as never }, 'of another'),
    await payment({ charge_id: charge.charge_id as never, account_id: account_id as never }, 'a second one'),
  ];
  for (const { intent_id } of foreign) await converge({ intent_id });
  expect(await fixture.charges(account_id)).toEqual([charge]);
});
