import { afterEach, describe, expect, test } from 'vitest';

import { refund as giveBack } from '#functions/billing/charge/refund.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Charge, chargeIdOf } from '#functions/billing/domain/charge.ts';
import { creditNoteNumber } from '#functions/billing/domain/charge-refund.ts';
import { handler as unsubscribe } from '#functions/billing/unsubscribe.ts';
import { handler } from '#functions/billing/refund-charge.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { chargeView } from '#functions/billing/view.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { billing } from '#shared/api/billing.ts';
import { type AccountId, type ChargeId, newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const refund = (account_id: AccountId, charge_id: ChargeId, more: object = {}) =>
  fixture.client(billing.refundCharge, handler, account_id)({ charge_id, ...more });
/** The mails about refunds of an account, the first one first. */
const refundMails = async (account_id: AccountId) =>
  (await fixture.emails(account_id)).filter((purpose) => purpose.startsWith('refund'));
const refundsOf = (intent_id: string | null) =>
  [...stripe.store.all('refund')].filter(({ payment_intent }) => payment_intent === intent_id);

/** A member who paid two months, the second one just now. */
async function twoMonths() {
  const { account_id, charge } = await fixture.paidSubscriber();
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await fixture.advanceMonth(account_id, 2);
  return { account_id, older: charge };
}

afterEach(() => {
  stripe.switches.faults = {};
  delete process.env.REFUND_DAYS;
});

const askedFor = ({ account_id, charge_id }: Pick<Charge, 'account_id' | 'charge_id'>) =>
  ({ account_id, charge_id, because: 'asked', also_cancel: false, days: 30 }) as const;

describe('of the current month', () => {
  test('200: refunds in full, ends the membership and its credits', async () => {
    const { account_id, charge } = await fixture.paidSubscriber();
    expect(await refund(account_id, charge.charge_id)).toMatchObject({
      state: 'refunded',
      amount: { minor_units: 2490, currency: 'USD' },
      refund: { asked_at: clock.now.toISOString(), done_at: clock.now.toISOString(), because: 'asked' },
    });
    expect(refundsOf(charge.intent_id)).toMatchObject([{ amount: 2490, currency: 'usd', status: 'succeeded' }]);
    expect(await fixture.subscription(account_id)).toMatchObject({
      status: 'cancelled',
      paid_until: clock.now.toISOString(),
    });
    expect((await fixture.credits.balance(account_id)).left).toBe(0);
    expect((await fixture.emails(account_id)).toSorted()).toEqual(['receipt', 'refund-done', 'trial-started']);
  });

  test('200: refunds once when repeated, or with five concurrent requests', async () => {
    const { account_id, charge } = await fixture.paidSubscriber();
    await Promise.all([1, 2, 3, 4, 5].map(() => refund(account_id, charge.charge_id)));
    const done = await refund(account_id, charge.charge_id);
    fixture.advanceDays(40);
    expect(await refund(account_id, charge.charge_id)).toEqual(done);
    expect(refundsOf(charge.intent_id)).toHaveLength(1);
    expect((await fixture.credits.balance(account_id)).left).toBe(0);
    expect((await fixture.emails(account_id)).filter((each) => each === 'refund-done')).toHaveLength(1);
  });

  test('200: ends the membership when the month is paid at the same moment', async () => {
    const account_id = await fixture.subscriber();
    fixture.advanceDays(1);
    const { subscription_id } = await fixture.subscription(account_id);
    const of: BillingContext['charges']['of'] = async (...whose) => {
      await fixture.advanceMonth(account_id, 1); // everything but the charge is read before it was paid
      return context.charges.of(...whose);
    };
    const request = {
      account_id,
      charge_id: chargeIdOf(subscription_id, 1),
      because: 'asked',
      also_cancel: false,
    } as const;
    await giveBack({ ...request, days: 30 }, { ...context, charges: { ...context.charges, of } }, clock.now);
    expect(await fixture.charges(account_id)).toMatchObject([{ state: 'refunded' }]);
    expect(await fixture.subscription(account_id)).toMatchObject({ status: 'cancelled', ended_because: 'refund' });
    expect((await fixture.credits.balance(account_id)).left).toBe(0);
  });

  test('200: keeps the date of an earlier cancel', async () => {
    const { account_id, charge } = await fixture.paidSubscriber();
    await fixture.client(billing.unsubscribe, unsubscribe, account_id)({});
    const { cancelled_at } = await fixture.subscription(account_id);
    fixture.advanceDays(1);
    expect((await refund(account_id, charge.charge_id)).state).toBe('refunded');
    expect(await fixture.subscription(account_id)).toMatchObject({
      cancelled_at,
      paid_until: clock.now.toISOString(),
    });
  });

  test('200: nothing is charged after it', async () => {
    const { account_id, charge } = await fixture.paidSubscriber();
    await refund(account_id, charge.charge_id);
    for (const period of [2, 3]) {
      fixture.advanceDays(31);
      expect(await fixture.advanceMonth(account_id, period)).toEqual({ outcome: 'over' });
    }
    expect(await fixture.netPaid(account_id)).toBe(0);
  });
});

describe('of an older month', () => {
  test('200: refunds the money and keeps the membership', async () => {
    process.env.REFUND_DAYS = '60';
    const { account_id, older } = await twoMonths();
    expect((await refund(account_id, older.charge_id)).state).toBe('refunded');
    expect((await fixture.subscription(account_id)).status).toBe('active');
    expect(await fixture.netPaid(account_id)).toBe(1);
  });

  test('200: also cancels on request', async () => {
    process.env.REFUND_DAYS = '60';
    const { account_id, older } = await twoMonths();
    const { paid_until } = await fixture.subscription(account_id);
    await refund(account_id, older.charge_id, { also_cancel: true });
    expect(await fixture.subscription(account_id)).toMatchObject({ status: 'cancelled', paid_until });
    clock.now = new Date(paid_until);
    expect(await fixture.advanceMonth(account_id, 3)).toEqual({ outcome: 'over' });
    expect(await fixture.netPaid(account_id)).toBe(1);
  });
});

describe('a slow refund', () => {
  test('200: is refunding while the provider reports it as pending', async () => {
    const { account_id, charge } = await fixture.paidSubscriber('4000000000007726');
    expect(await refund(account_id, charge.charge_id)).toMatchObject({ state: 'refunding', refund: { done_at: null } });
    expect(await refund(account_id, charge.charge_id)).toMatchObject({ state: 'refunding' });
    fixture.advanceDays(0.1);
    stripe.ripen();
    const neglected = await context.charges.neglected(clock.now, 500);
    expect(neglected.map(({ charge_id }) => charge_id)).toContain(charge.charge_id);
    await fixture.advanceMonth(account_id, 1);
    expect(await refund(account_id, charge.charge_id)).toMatchObject({
      state: 'refunded',
      refund: { done_at: clock.now.toISOString() },
    });
    expect(refundsOf(charge.intent_id)).toHaveLength(1);
  });

  test('200: that the bank returns is requested again at the time that was named, and at most three times', async () => {
    const { account_id, charge } = await fixture.paidSubscriber('4000000000005126');
    const made = () => refundsOf(charge.intent_id).length;
    const now = async () => (await fixture.charges(account_id))[0]!;
    const shown = async () => chargeView(await now(), undefined, clock.now);
    await refund(account_id, charge.charge_id);
    for (const times of [1, 2, 3]) {
      expect((await now()).state).toBe('refunded');
      fixture.advanceDays(0.1);
      stripe.ripen();
      await fixture.advanceMonth(account_id, 1, true); // as its event has it looked at
      const { attention_at, refund: back } = await now();
      expect(await shown()).toMatchObject({
        state: times === 3 ? 'refund_failed' : 'refunding',
        refund: { done_at: null, next_try_at: attention_at },
      });
      expect(back?.failures.map(({ failed_at }) => failed_at).at(-1)).toBe(clock.now.toISOString());
      expect(back?.failures).toHaveLength(times);
      // An event, the sweep and another request come early.
      fixture.advanceDays(0.9);
      await fixture.advanceMonth(account_id, 1, true);
      await fixture.advanceMonth(account_id, 1);
      await refund(account_id, charge.charge_id);
      expect(made()).toBe(times);
      fixture.advanceDays(0.2);
      const due = (await context.charges.neglected(clock.now, 500)).some((each) => each.charge_id === charge.charge_id);
      expect(due).toBe(times < 3);
      await fixture.advanceMonth(account_id, 1);
    }
    expect(made()).toBe(3);
    expect(await now()).toMatchObject({ state: 'refunding', attention_at: null });
    const latest = await fixture.messages.latest(200);
    const mails = latest
      .toReversed()
      .filter((each) => each.account_id === account_id && each.purpose.startsWith('refund'));
    expect(mails.map((each) => 'subject' in each && each.subject)).toEqual([
      'Your refund is done',
      'Your refund is delayed',
      'Your refund was sent again',
      'Your refund is delayed again',
      'Your refund was sent again',
      'Your refund did not go through: please write to us',
    ]);
    expect(mails[0]?.text).toContain(`Receipt: ${charge.receipt_number}\nCredit note: ${creditNoteNumber(charge)}\n`);
    expect(mails[0]?.text).toContain(`/en/account/payments/${charge.charge_id}/receipt\n`);
    expect(mails.at(-1)?.text).toContain('We answer within 24 hours.');
    expect(mails.at(-1)?.text).toContain(`/en/contact?topic=charge-or-refund&refund=${charge.receipt_number}\n`);
    expect(mails.at(-1)?.text).toContain(`Credit note ${creditNoteNumber(charge)} is void`);
    expect(mails[3]?.text).not.toContain('is void');
    expect((await fixture.subscription(account_id)).status).toBe('cancelled');
  });

  test('200: is saved when the provider does not answer', async () => {
    const { account_id, charge } = await fixture.paidSubscriber();
    stripe.switches.faults.beforeCall = () => 'timeout';
    expect((await refund(account_id, charge.charge_id)).state).toBe('refunding');
    expect((await fixture.subscription(account_id)).status).toBe('cancelled');
    expect(await fixture.emails(account_id)).toContain('refund-begun');
    stripe.switches.faults = {};
    fixture.advanceDays(0.01);
    expect((await refund(account_id, charge.charge_id)).state).toBe('refunded');
    expect(refundsOf(charge.intent_id)).toHaveLength(1);
    expect(await refundMails(account_id)).toEqual(['refund-begun', 'refund-done']);
  });

  test('200: is announced once, by whichever run leaves it open, though the request died after the decision', async () => {
    const { account_id, charge } = await fixture.paidSubscriber(aCard());
    const request = askedFor(charge);
    const dying = { ...context, payments: () => Promise.reject(new Error('The function died')) };
    expect((await giveBack(request, dying, clock.now)).state).toBe('refunding');
    expect(await refundMails(account_id)).toEqual([]);
    stripe.switches.faults.beforeCall = () => 'timeout';
    await Promise.all([fixture.advanceMonth(account_id, 1), fixture.advanceMonth(account_id, 1)]);
    await fixture.advanceMonth(account_id, 1);
    expect(await refundMails(account_id)).toEqual(['refund-begun']);
    stripe.switches.faults = {};
    fixture.advanceDays(0.01);
    await fixture.advanceMonth(account_id, 1);
    expect(await refundMails(account_id)).toEqual(['refund-begun', 'refund-done']);
  });

  test('200: whose mail cannot be written is announced by the next run', async () => {
    const { account_id, charge } = await fixture.paidSubscriber(aCard());
    const request = askedFor(charge);
    const commit = (...writes: Write[]) =>
      writes.some((each) => each.Put?.Item?.sk === 'MESSAGE')
        ? Promise.reject(new Error('DynamoDB is away'))
        : context.commit(...writes);
    stripe.switches.faults.beforeCall = () => 'timeout';
    await giveBack(request, { ...context, commit }, clock.now);
    expect(await refundMails(account_id)).toEqual([]);
    await fixture.advanceMonth(account_id, 1);
    expect(await refundMails(account_id)).toEqual(['refund-begun']);
  });
});

test('404: of another account, or unknown', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const other = await fixture.subscriber();
  await expect(refund(other, charge.charge_id)).rejects.toMatchObject({ code: 'billing.charge-not-found' });
  await expect(refund(other, newId<'charge'>('charge'))).rejects.toMatchObject({ status: 404 });
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('409: a charge that was not captured, or too long ago', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  fixture.advanceDays(30);
  await expect(refund(account_id, charge.charge_id)).rejects.toMatchObject({ code: 'billing.not-refundable' });
  const refused = await fixture.subscriber('4000000000010118');
  fixture.advanceDays(1);
  await fixture.advanceMonth(refused, 1);
  const [declined] = await fixture.charges(refused);
  await expect(refund(refused, declined!.charge_id)).rejects.toMatchObject({ code: 'billing.not-refundable' });
});
