import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/billing/confirm-charge.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { handler as replacing } from '#functions/billing/replace-card.ts';
import { shownState } from '#functions/billing/domain/charge-state.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { remind } from '#functions/billing/subscription/remind.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import { handler as getMembership } from '#functions/billing/get-membership.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import { type AccountId, type ChargeId, newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
afterEach(() => {
  stripe.switches.faults = {};
});

const confirm = (account_id: AccountId, charge_id: ChargeId, on: object = {}) =>
  fixture.client(billing.confirmCharge, handler, account_id, { on })({ charge_id });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );

/** A member whose bank wants the renewal confirmed; it asks for each payment on session. */
async function unconfirmed() {
  const account_id = await fixture.account();
  const confirmation_token = fixture.card(aCard(), { asks: 'always' });
  const input = await fixture.checkoutInput(account_id, aCard(), { confirmation_token });
  const { step } = await fixture.checkout(account_id)(input);
  if (step.state !== 'action') throw new Error(`It is ${step.state}`);
  stripe.authenticate(step.client_secret, true);
  await fixture.checkout(account_id)(input);
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  const [charge] = await fixture.charges(account_id);
  return { account_id, charge: charge!, charge_id: charge!.charge_id };
}

/** The challenge of an attempt on session. */
async function challenged() {
  const member = await unconfirmed();
  const step = await confirm(member.account_id, member.charge_id);
  if (step.state !== 'action') throw new Error(`It is ${step.state}`);
  return {
    ...member,
    secret: step.client_secret,
    answer: (ok: boolean) => stripe.authenticate(step.client_secret, ok),
  };
}

test('200: the month waits for its owner, who confirms the same payment with the saved card', async () => {
  const { account_id, charge, charge_id, secret, answer } = await challenged();
  expect(secret.startsWith(charge.intent_id!)).toBe(true);
  expect(await confirm(account_id, charge_id)).toEqual({ state: 'action', client_secret: secret });
  answer(true);
  fixture.advanceDays(0.01);
  expect(await confirm(account_id, charge_id)).toMatchObject({
    state: 'done',
    membership: { standing: 'active', problem: null },
  });
  expect((await confirm(account_id, charge_id)).state).toBe('done');
  expect(await fixture.netPaid(account_id)).toBe(1);
  expect(await fixture.emails(account_id)).toEqual(['trial-started', 'payment-declined', 'receipt']);
});

test('the reminder of the next month says that the bank may want it confirmed again', async () => {
  const { account_id, charge_id, answer } = await challenged();
  answer(true);
  fixture.advanceDays(0.01);
  await confirm(account_id, charge_id);
  await remind(await fixture.subscription(account_id), context, clock.now);
  const mail = (await fixture.messages.latest(50)).find(
    (each) => each.account_id === account_id && each.purpose === 'renewal-reminder',
  );
  expect(mail?.text).toContain('asked you to confirm the last charge and may ask again');
});

test('200: the mail says that it needs them, until when, and leads to the page', async () => {
  const { account_id, charge_id } = await unconfirmed();
  const mail = (await fixture.messages.latest(50)).find(
    (each) => each.account_id === account_id && each.purpose === 'payment-declined',
  );
  expect(mail).toMatchObject({ subject: 'Please confirm your payment' });
  expect(mail!.text).toContain(`/en/account/payments/${charge_id}/confirm`);
  expect(mail!.text).toMatch(/If it is not paid by \S+ \d+, 2026/);
  expect(mail!.text).toContain('/en/unsubscribe/');
  const { problem } = await fixture.client(billing.getMembership, getMembership, account_id)({});
  expect(problem).toMatchObject({ needs_owner: true, charge_id, ends_at: expect.any(String) as unknown });
  const [shown] = await fixture.charges(account_id);
  expect(shownState(shown!)).toBe('unconfirmed');
});

test('200: five taps at once ask the bank once', async () => {
  const { account_id, charge_id } = await unconfirmed();
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map(() => confirm(account_id, charge_id)));
  const steps = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(steps.some(({ state }) => state === 'action')).toBe(true);
  expect(new Set(steps.flatMap((step) => ('client_secret' in step ? [step.client_secret] : []))).size).toBe(1);
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'claimed', on_session: { checkout_id: null } }]);
});

test('200: the browser is closed after the challenge: the event of the provider settles the month', async () => {
  const { account_id, answer } = await challenged();
  const { id } = answer(true);
  await converge.with({ context, clock: () => clock.now })({ intent_id: id });
  expect(await fixture.subscription(account_id)).toMatchObject({ status: 'active', period: 1 });
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('200: a lost answer goes on, and is charged once', async () => {
  const { account_id, charge_id, answer } = await challenged();
  answer(true);
  fixture.once('beforeCall', 'GET /v1/payment_intents/:id', 'timeout');
  expect(await confirm(account_id, charge_id)).toEqual({ state: 'processing' });
  expect((await confirm(account_id, charge_id)).state).toBe('done');
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('who has not confirmed is reminded after three days and on the day before the end, and the bank is not asked', async () => {
  const { account_id, charge } = await unconfirmed();
  const began = clock.now;
  const mails = async () => (await fixture.emails(account_id)).slice(1);
  const attempts = async () => (await fixture.charges(account_id))[0]!.attempt;
  const tick = async (days: number) => {
    clock.now = addDays(began, days);
    await fixture.advanceMonth(account_id, 1);
    await fixture.advanceMonth(account_id, 1); // the sweep may run twice
    return mails();
  };
  expect(charge.attention_at).toBe(addDays(began, 3).toISOString());
  expect(await tick(2.9)).toHaveLength(1);
  expect(await tick(3)).toHaveLength(2);
  const [reminder] = await fixture.messages.latest(1);
  expect(reminder).toMatchObject({ subject: 'Reminder: please confirm your payment' });
  expect(await tick(5.9)).toHaveLength(2);
  expect(await tick(6)).toEqual(Array<string>(3).fill('payment-declined'));
  const [mail] = (await fixture.messages.latest(1)) as { subject: string; text: string }[];
  expect(mail).toMatchObject({ subject: 'Last reminder: please confirm your payment' });
  expect(mail!.text).toContain('About a day is left.');
  expect(mail!.text).toContain(`/en/account/payments/${charge.charge_id}/confirm`);
  expect(await attempts()).toBe(charge.attempt);
  expect(await tick(6.9)).toHaveLength(3);
  expect((await tick(7)).at(-1)).toBe('membership-ended');
});

test('402: the bank’s question is refused: the month still waits as long as before', async () => {
  const { account_id, charge_id, charge, answer } = await challenged();
  fixture.advanceDays(0.01);
  answer(false);
  expect(await codeOf(confirm(account_id, charge_id))).toBe('billing.card-authentication');
  const { attention_at, declines } = charge;
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'declined', declines, attention_at }]);
  expect((await confirm(account_id, charge_id)).state).toBe('action');
  expect(await fixture.netPaid(account_id)).toBe(0);
});

test('200: an unanswered question is over after half an hour, and the deadline stays', async () => {
  const { account_id, charge } = await challenged();
  fixture.advanceDays(0.5 / 24);
  await fixture.advanceMonth(account_id, 1);
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'declined', attention_at: charge.attention_at }]);
  fixture.advanceDays(7);
  await fixture.advanceMonth(account_id, 1);
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'void' }]);
  expect(await fixture.emails(account_id)).toEqual(['trial-started', 'payment-declined', 'membership-ended']);
});

test('200: another card pays instead, with one challenge', async () => {
  const { account_id, charge_id } = await challenged();
  const input = {
    checkout_id: newId('checkout', clock.now.getTime()),
    confirmation_token: fixture.card(aCard()),
    charge_now: { minor_units: 2490, currency: 'USD' as const },
  };
  fixture.advanceDays(0.5 / 24);
  await fixture.advanceMonth(account_id, 1);
  const replace = fixture.client(billing.replaceCard, replacing, account_id);
  expect((await replace(input)).state).toBe('done');
  expect((await confirm(account_id, charge_id)).state).toBe('done');
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('404: the charge of someone else', async () => {
  const { charge_id } = await unconfirmed();
  expect(await codeOf(confirm(await fixture.account(), charge_id))).toBe('billing.charge-not-found');
});

test('409: the membership was cancelled meanwhile: the payment is voided', async () => {
  const { account_id, charge_id, answer } = await challenged();
  await cancel({ account_id, because: 'asked' }, context, clock.now);
  expect(await codeOf(confirm(account_id, charge_id))).toBe('billing.not-confirmable');
  await fixture.advanceMonth(account_id, 1);
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'void' }]);
  expect(() => answer(true)).toThrow();
  expect(await codeOf(confirm(account_id, charge_id))).toBe('billing.not-confirmable');
});

test('409: a month that waits for its next try is not confirmed', async () => {
  const account_id = await fixture.subscriber(aCard(), { decline: 'do_not_honor', declines: 'charge' });
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  const [charge] = await fixture.charges(account_id);
  expect(await codeOf(confirm(account_id, charge!.charge_id))).toBe('billing.not-confirmable');
});

test('429: a seventh try in an hour', async () => {
  const { account_id, charge_id } = await unconfirmed();
  const limits = limiterOf(fixture.table);
  for (let again = 0; again < 6; again++) {
    const step = await confirm(account_id, charge_id, { limits });
    stripe.authenticate((step as { client_secret: string }).client_secret, false);
    expect(await codeOf(confirm(account_id, charge_id, { limits }))).toBe('billing.card-authentication');
  }
  expect(await codeOf(confirm(account_id, charge_id, { limits }))).toBe('request.too-many');
});

test('500: the provider rejects our account', async () => {
  const { account_id, charge_id } = await unconfirmed();
  const payments = () => Promise.reject(new Fault('billing.misconfigured'));
  const on = { context: { ...context, payments } };
  expect(await codeOf(confirm(account_id, charge_id, on))).toBe('billing.misconfigured');
});
