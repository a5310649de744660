import { expect, test } from 'vitest';

import { handler as getCharges } from '#functions/billing/get-charges.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { pause } from '#functions/billing/subscription/change.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, bank, deps, stripe } = fixture;
const stop = (account_id: AccountId) => cancel({ account_id, because: 'asked' }, context, clock.now);

/** A member who cancelled within a paid month. */
async function cancelled() {
  const { account_id, charge } = await fixture.paidSubscriber(aCard());
  await stop(account_id);
  fixture.advanceDays(2);
  return { account_id, charge, paid_until: charge.until };
}
async function comeBack(account_id: AccountId, number = aCard()) {
  const input = await fixture.checkoutInput(account_id, number);
  return { input, answer: await fixture.checkout(account_id)(input) };
}

test('the offer within paid time: nothing today, the first charge when it ends, a reminder a week before', async () => {
  const { account_id, paid_until } = await cancelled();
  const offer = await fixture.offer(account_id);
  expect(offer).toMatchObject({ paid_until, continues_trial: false, trial_days: 0, most_credits: 150 });
  expect(offer.charges.map(({ at, amount, credits }) => [at, amount.minor_units, credits])).toEqual([
    [clock.now.toISOString(), 0, 0],
    [paid_until, 2490, 50],
    [expect.any(String), 2490, 50],
  ]);
  expect(Date.parse(paid_until) - Date.parse(offer.remind_at!)).toBe(7 * 86_400_000);
});

test('who comes back with another card pays from the end of the paid time, and never twice for a day', async () => {
  const { account_id, paid_until } = await cancelled();
  const before = await fixture.subscription(account_id);
  const { answer } = await comeBack(account_id, '5555555555554444');
  expect(answer.step).toMatchObject({
    state: 'done',
    membership: {
      standing: 'active',
      paid_until,
      next_charge: { at: paid_until, period: 2 },
      card: { brand: 'mastercard' },
    },
  });
  expect(await fixture.netPaid(account_id)).toBe(1);
  const after = await fixture.subscription(account_id);
  expect(after.subscription_id).toBe(before.subscription_id);
  expect(after.consent_id).not.toBe(before.consent_id);
  expect(await context.subscriptions.consent(account_id, after.consent_id)).toMatchObject({
    first_charge_at: paid_until,
  });
  expect((await fixture.emails(account_id)).at(-1)).toBe('membership-continued');
  const { charges } = await fixture.client(billing.getCharges, getCharges, account_id)({});
  const agreedAt = charges.map(({ state, agreed }) => [state, agreed?.at]);
  expect(agreedAt).toEqual([
    ['planned', clock.now.toISOString()],
    ['paid', (await context.subscriptions.consent(account_id, before.consent_id))?.at],
  ]);
  expect(agreedAt[0]![1]).not.toBe(agreedAt[1]![1]);
  clock.now = new Date(paid_until);
  expect(await fixture.advanceMonth(account_id, 2)).toEqual({ outcome: 'paid' });
  const [first, second] = await fixture.charges(account_id);
  expect(second).toMatchObject({ from: first!.until, consent_id: after.consent_id });
});

test('a repeated checkout continues once, with one email', async () => {
  const { account_id } = await cancelled();
  const { input, answer } = await comeBack(account_id);
  expect(await fixture.checkout(account_id)(input)).toEqual(answer);
  expect((await fixture.emails(account_id)).filter((each) => each === 'membership-continued')).toHaveLength(1);
});

test('an offer of a charge today is not accepted within paid time', async () => {
  const { account_id } = await cancelled();
  const { paid_until } = await fixture.subscription(account_id);
  const today = clock.now;
  clock.now = new Date(paid_until);
  const later = await fixture.offer(account_id);
  clock.now = today;
  const input = await fixture.checkoutInput(account_id, aCard(), { offer: later.digest });
  await expect(fixture.checkout(account_id)(input)).rejects.toMatchObject({ code: 'billing.offer-changed' });
});

test('a trial that was cancelled continues with what is left of it', async () => {
  const ida = await fixture.subscriber();
  const { anchor } = await fixture.subscription(ida);
  await stop(ida);
  const offer = await fixture.offer(ida);
  expect(offer).toMatchObject({ paid_until: anchor, continues_trial: true, trial_days: 0 });
  expect(Date.parse(anchor) - Date.parse(offer.remind_at!)).toBe(6 * 3_600_000);
  const { answer } = await comeBack(ida);
  expect(answer.step).toMatchObject({ membership: { standing: 'trialing', next_charge: { at: anchor, period: 1 } } });
});

test('a pause that was cancelled does not delay the first charge that was shown', async () => {
  const { account_id, charge } = await fixture.paidSubscriber(aCard());
  await pause({ account_id, months: 2 }, deps, clock.now);
  await stop(account_id);
  const { answer } = await comeBack(account_id);
  expect(answer.step).toMatchObject({ membership: { pause: null, next_charge: { at: charge.until } } });
});

test('the paid month can be refunded after coming back, and ends the membership', async () => {
  const { account_id, charge } = await cancelled();
  await comeBack(account_id);
  const of = { account_id, charge_id: charge.charge_id };
  await refund({ ...of, because: 'asked', also_cancel: false, days: 30 }, context, clock.now);
  expect(await fixture.subscription(account_id)).toMatchObject({ status: 'cancelled', ended_because: 'refund' });
  expect(await fixture.netPaid(account_id)).toBe(0);
});

test('after the paid time, or after a refund, the first month is due today', async () => {
  const { account_id, paid_until } = await cancelled();
  clock.now = new Date(paid_until);
  const offer = await fixture.offer(account_id);
  expect([offer.paid_until, offer.charges[0]!.amount.minor_units]).toEqual([null, 2490]);
  const { answer } = await comeBack(account_id);
  expect(answer.step).toMatchObject({ state: 'done', membership: { next_charge: { period: 2 } } });
  expect(await fixture.netPaid(account_id)).toBe(2);
});

test('where the paid time ends while the bank asks, the offer is shown again', async () => {
  const { account_id, paid_until } = await cancelled();
  clock.now = new Date(Date.parse(paid_until) - 60_000);
  const { digest: offer } = await fixture.offer(account_id);
  const input = await fixture.checkoutInput(account_id, aCard(), { offer });
  fixture.once('beforeCall', 'POST /v1/setup_intents', 'busy');
  await expect(fixture.checkout(account_id)(input)).rejects.toMatchObject({ code: 'billing.not-charged' });
  clock.now = new Date(Date.parse(paid_until) + 60_000);
  await expect(fixture.checkout(account_id)(input)).rejects.toMatchObject({ code: 'billing.offer-changed' });
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('who cancels while the bank decides about a month pays for no other until it has', async () => {
  const { account_id, charge } = await fixture.paidSubscriber(aCard());
  clock.now = new Date(charge.until);
  bank.verdict = 'processing';
  expect(await fixture.advanceMonth(account_id, 2)).toMatchObject({ outcome: 'wait' });
  delete bank.verdict;
  await stop(account_id);
  await expect(comeBack(account_id)).rejects.toMatchObject({ code: 'request.conflict' });
  expect(await fixture.netPaid(account_id)).toBe(1);

  const open = (await fixture.charges(account_id)).find(({ period }) => period === 2)!;
  stripe.finishProcessing(open.intent_id!, null);
  const { answer } = await comeBack(account_id);
  expect(answer.step).toMatchObject({ state: 'done' });
  const states = (await fixture.charges(account_id)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['refunded', 'settled', 'settled']);
  expect(await fixture.netPaid(account_id)).toBe(2);
});
