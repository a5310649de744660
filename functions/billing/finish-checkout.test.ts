import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/billing/finish-checkout.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Behaviour } from '#functions/providers/payments/double/cards.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const once: typeof fixture.once = (...of) => fixture.once(...of);
const finish = (account_id: AccountId, checkout_id: string, on = {}) =>
  fixture.client(billing.finishCheckout, handler, account_id, { on })({ checkout_id });

/** A checkout whose card needs a challenge. */
async function challenged(number = aCard(), behaviour: Behaviour | null = { asks: 'always' }) {
  const ida = await fixture.account();
  const confirmation_token = fixture.card(number, behaviour ?? undefined);
  const go = await fixture.checkoutInput(ida, number, { confirmation_token });
  const { step } = await fixture.checkout(ida)(go);
  if (step.state !== 'action') throw new Error(`It is ${step.state}`);
  return { ida, checkout_id: go.checkout_id, answer: (ok: boolean) => stripe.authenticate(step.client_secret, ok) };
}

afterEach(() => {
  for (const name of ['BILLING_MODE', 'PRICE_MINOR_UNITS', 'SANCTIONED_COUNTRIES']) delete process.env[name];
  stripe.switches.faults = {};
});

test('200: waits for the challenge, then starts the membership once', async () => {
  const { ida, checkout_id, answer } = await challenged();
  expect((await finish(ida, checkout_id)).state).toBe('action');
  answer(true);
  const first = await finish(ida, checkout_id);
  expect(first).toMatchObject({ state: 'done', membership: { standing: 'trialing' } });
  const all = await Promise.allSettled([1, 2, 3].map(() => finish(ida, checkout_id)));
  for (const each of all) expect(each).toMatchObject({ value: first });
  expect((await fixture.credits.balance(ida)).left).toBe(5);
});

test('200: three concurrent requests start one membership', async () => {
  const { ida, checkout_id, answer } = await challenged();
  answer(true);
  const all = await Promise.all([1, 2, 3].map(() => finish(ida, checkout_id)));
  expect(all.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(await fixture.emails(ida)).toEqual(['trial-started']);
});

test('402: a refused challenge stays refused', async () => {
  const { ida, checkout_id, answer } = await challenged();
  answer(false);
  for (const again of [1, 2]) {
    await expect(finish(ida, checkout_id), String(again)).rejects.toMatchObject({
      code: 'billing.card-authentication',
    });
  }
});

test('402: half an hour later the checkout has expired', async () => {
  const { ida, checkout_id, answer } = await challenged();
  fixture.advanceDays(0.5 / 24);
  answer(true);
  await expect(finish(ida, checkout_id)).rejects.toMatchObject({ code: 'billing.not-completed' });
  expect(await context.subscriptions.of(ida)).toBeUndefined();
});

test('403: the saved card is from a sanctioned country', async () => {
  const { ida, checkout_id, answer } = await challenged();
  answer(true);
  process.env.SANCTIONED_COUNTRIES = 'FR,DE,US';
  await expect(finish(ida, checkout_id)).rejects.toMatchObject({ status: 403, code: 'billing.sanctioned' });
  expect(await context.subscriptions.of(ida)).toBeUndefined();
});

test('404: of another account, or unknown', async () => {
  const { checkout_id, answer } = await challenged();
  answer(true);
  const other = await fixture.account();
  await expect(finish(other, checkout_id)).rejects.toMatchObject({ code: 'billing.charge-not-found' });
  await expect(finish(other, newId('checkout'))).rejects.toMatchObject({ code: 'billing.charge-not-found' });
});

test('409: another checkout started a membership meanwhile', async () => {
  const { ida, checkout_id, answer } = await challenged();
  await fixture.checkout(ida)(await fixture.checkoutInput(ida, aCard()));
  answer(true);
  await expect(finish(ida, checkout_id)).rejects.toMatchObject({ code: 'billing.already-subscribed' });
});

test('409: the card used its trial on another account meanwhile', async () => {
  const card = aCard();
  const [first, second] = [await challenged(card), await challenged(card)];
  first.answer(true);
  second.answer(true);
  await finish(first.ida, first.checkout_id);
  await expect(finish(second.ida, second.checkout_id)).rejects.toMatchObject({ code: 'billing.trial-used' });
  expect((await fixture.offer(second.ida)).trial_days).toBe(0);
});

test('402: a refusal after a challenge counts', async () => {
  const limits = limiterOf(fixture.table, async () => 'a secret');
  const { ida, checkout_id, answer } = await challenged('4000008400001629', null);
  answer(true);
  await expect(finish(ida, checkout_id, { limits })).rejects.toMatchObject({ code: 'billing.card-declined' });
  const account = { account: ida };
  await limits.take('account-refused', account, clock.now, 8);
  await expect(limits.take('account-refused', account, clock.now, 1)).rejects.toMatchObject({
    code: 'request.too-many',
  });
});

test('429: a card that is submitted again takes a limit again', async () => {
  const limits = limiterOf(fixture.table, async () => 'a secret');
  const ida = await fixture.account();
  const go = await fixture.checkoutInput(ida, aCard());
  stripe.switches.faults.beforeCall = ({ endpoint }) => (endpoint === 'POST /v1/setup_intents' ? 'busy' : undefined);
  await expect(fixture.checkout(ida)(go)).rejects.toMatchObject({ code: 'billing.not-charged' });
  clock.now = new Date(clock.now.getTime() + 20_000);
  await limits.take('account-refused', { account: ida }, clock.now, 10);
  await expect(finish(ida, go.checkout_id, { limits })).rejects.toMatchObject({ code: 'billing.too-many-cards' });
});

test('500: the provider rejects our account', async () => {
  const { ida, checkout_id } = await challenged();
  const payments = () => Promise.reject(new Fault('billing.misconfigured'));
  await expect(finish(ida, checkout_id, { payments })).rejects.toMatchObject({ code: 'billing.misconfigured' });
});

test('503: the state is unknown, and the message does not mention money', async () => {
  const { ida, checkout_id, answer } = await challenged();
  answer(true);
  once('beforeCall', 'GET /v1/setup_intents/:id', 'timeout');
  await expect(finish(ida, checkout_id)).rejects.toMatchObject({
    status: 503,
    code: 'billing.unknown',
    message: 'An error occurred during processing. Please try again.',
  });
});
