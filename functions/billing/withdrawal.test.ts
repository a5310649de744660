import { afterEach, describe, expect, test } from 'vitest';

import { handler as getMembership } from '#functions/billing/get-membership.ts';
import { handler as getOffer } from '#functions/billing/get-offer.ts';
import { handler as refundCharge } from '#functions/billing/refund-charge.ts';
import { handler as unsubscribe } from '#functions/billing/unsubscribe.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { stripe } = fixture;
afterEach(() => {
  delete process.env.REFUND_DAYS;
  delete process.env.BILLING_MODE;
});

const at = (country: string) => ({ headers: { 'x-viewer-country': country, 'x-viewer-region': '' } });

/** A member who ordered in a country just now. */
async function orderIn(country: string, number = aCard()): Promise<AccountId> {
  const ida = await fixture.account();
  await fixture.orderIn(ida, at(country), number);
  return ida;
}

/** The same after the free day, with the first month paid. */
async function paidIn(country: string) {
  const account_id = await orderIn(country);
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  const [charge] = await fixture.charges(account_id);
  return { account_id, charge_id: charge!.charge_id };
}

const membership = (ida: AccountId) => fixture.client(billing.getMembership, getMembership, ida)({});
const cancel = (ida: AccountId, { withdraws = false } = {}) =>
  fixture.client(billing.unsubscribe, unsubscribe, ida)({ withdraws });
const refund = ({ account_id, charge_id }: Awaited<ReturnType<typeof paidIn>>) =>
  fixture.client(billing.refundCharge, refundCharge, account_id)({ charge_id });

async function mail(ida: AccountId, purpose: string): Promise<string> {
  const all = await fixture.messages.latest(200);
  const found = all.find((each) => each.account_id === ida && each.purpose === purpose);
  return found?.channel === 'email' ? found.text : '';
}

const CONFIRMED = 'We have received your statement that you withdraw from the contract below.';
const FORM = 'Model withdrawal form';

describe('the offer', () => {
  test.each([
    ['FR', 14],
    ['NO', 14],
    ['GB', 14],
    ['CH', 14],
    ['US', null],
    ['TR', null],
    ['', null],
  ])('of “%s” names the right of withdrawal: %s days', async (country, days) => {
    const { withdrawal_days } = await fixture.client(billing.getOffer, getOffer, undefined, at(country))({});
    expect(withdrawal_days).toBe(days);
  });
});

describe('the mail that confirms an order', () => {
  test.each([
    ['trial', 'trial-started'],
    ['money_back', 'membership-started'],
  ])('in Europe it has the instructions and the form, in mode %s', async (mode, purpose) => {
    process.env.BILLING_MODE = mode;
    const text = await mail(await orderIn('FR'), purpose);
    for (const part of ['within 14 days without giving a reason', 'for 30 days', FORM, '/en/withdrawal', 'Date'])
      expect(text).toContain(part);
  });

  test('elsewhere it has neither', async () => {
    expect(await mail(await orderIn('US'), 'trial-started')).not.toContain(FORM);
  });
});

test('a trial is withdrawn from where its member says so, which the mail confirms with its time', async () => {
  const ida = await orderIn('DE');
  expect((await membership(ida)).withdrawable_until).not.toBeNull();
  await cancel(ida, { withdraws: true });
  const text = await mail(ida, 'unsubscribed');
  expect(text).toMatch(new RegExp(`${CONFIRMED}[^]*Calluna membership[^]*Ordered: .*2026[^]*Received: .*2026`));
  // It ends at once, and nothing is left to keep.
  expect(text).not.toContain('/en/keep/');
  const at = fixture.clock.now.toISOString();
  expect(await membership(ida)).toMatchObject({ standing: 'cancelled', paid_until: at, withdrawn_at: at });
  expect((await fixture.credits.balance(ida)).left).toBe(0);
});

test('a trial that is only cancelled is not withdrawn from', async () => {
  const ida = await orderIn('DE');
  await cancel(ida);
  expect(await mail(ida, 'unsubscribed')).not.toContain(CONFIRMED);
  expect((await membership(ida)).withdrawn_at).toBeNull();
});

test('a declined first month is withdrawn from', async () => {
  const ida = await orderIn('DE', '4000000000000341');
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  await cancel(ida, { withdraws: true });
  expect(await mail(ida, 'unsubscribed')).toContain(CONFIRMED);
});

test('a refund that ends the membership withdraws, with all that was paid', async () => {
  const paid = await paidIn('DE');
  fixture.advanceDays(12);
  expect(await refund(paid)).toMatchObject({ state: 'refunded', refund: { because: 'withdrawn' } });
  expect(await fixture.netPaid(paid.account_id)).toBe(0);
  expect(await mail(paid.account_id, 'refund-done')).toContain(CONFIRMED);
  expect((await membership(paid.account_id)).withdrawn_at).toBe(fixture.clock.now.toISOString());
});

test('a paid month that only ends is no withdrawal: nothing is paid back', async () => {
  const { account_id } = await paidIn('DE');
  await cancel(account_id);
  expect(await mail(account_id, 'unsubscribed')).not.toContain(CONFIRMED);
});

test('after the period, and outside Europe, a refund is one by our own promise', async () => {
  const late = await paidIn('DE');
  fixture.advanceDays(15);
  expect(await refund(late)).toMatchObject({ refund: { because: 'asked' } });
  expect(await mail(late.account_id, 'refund-done')).not.toContain(CONFIRMED);
  const american = await paidIn('US');
  expect((await membership(american.account_id)).withdrawable_until).toBeNull();
  expect(await refund(american)).toMatchObject({ refund: { because: 'asked' } });
  expect((await membership(american.account_id)).withdrawn_at).toBeNull();
  expect(await mail(american.account_id, 'refund-done')).not.toContain(CONFIRMED);
});

test('fewer configured days do not shorten what the law gives', async () => {
  process.env.REFUND_DAYS = '3';
  const [german, american] = [await paidIn('DE'), await paidIn('US')];
  fixture.advanceDays(12);
  expect(await refund(german)).toMatchObject({ state: 'refunded' });
  await expect(refund(american)).rejects.toMatchObject({ code: 'billing.not-refundable' });
});

test('a wallet is named with its card: by the membership, the charge and the mails', async () => {
  const ida = await fixture.account();
  const { id } = stripe.card({ number: aCard(), exp_month: 4, exp_year: 2031, cvv: '', wallet: true });
  await fixture.checkout(ida)(await fixture.checkoutInput(ida, undefined, { confirmation_token: id }));
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  expect((await membership(ida)).card).toMatchObject({ brand: 'visa', wallet: 'google_pay' });
  expect((await fixture.charges(ida))[0]?.card).toMatchObject({ wallet: 'google_pay' });
  expect(await mail(ida, 'receipt')).toMatch(/Google Pay · Visa •••• \d{4}/);
});
