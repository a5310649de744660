import { afterEach, expect, test } from 'vitest';

import { handler as finishing } from '#functions/billing/finish-checkout.ts';
import { handler } from '#functions/billing/replace-card.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { withCheckDigit } from '#functions/providers/payments/double/card-number.ts';
import type { Behaviour } from '#functions/providers/payments/double/cards.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import type { Money } from '#shared/values/money.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const once: typeof fixture.once = (...of) => fixture.once(...of);
const month = { minor_units: 2490, currency: 'USD' } as const;
const cardInput = (number: string, behaviour?: Behaviour, charge_now: Money | null = null) => ({
  checkout_id: newId('checkout', clock.now.getTime()),
  confirmation_token: fixture.card(number, behaviour),
  charge_now,
});
const replace = (account_id: AccountId, input: string | ReturnType<typeof cardInput> = aCard(), on = {}) =>
  fixture.client(billing.replaceCard, handler, account_id, { on })(
    typeof input === 'string' ? cardInput(input) : input,
  );

/** A member whose first month was declined. */
async function refused() {
  const account_id = await fixture.subscriber(aCard(), { decline: 'do_not_honor', declines: 'charge' });
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  return account_id;
}

afterEach(() => {
  stripe.switches.faults = {};
});

test('200: later charges use the new card; repeated, it returns the same', async () => {
  const ida = await fixture.subscriber();
  const input = cardInput('5555555555554444');
  const first = await replace(ida, input);
  expect(first).toMatchObject({ state: 'done', membership: { card: { brand: 'mastercard', last4: '4444' } } });
  expect(await replace(ida, input)).toEqual(first);
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  expect(await fixture.charges(ida)).toMatchObject([{ state: 'settled', card: { last4: '4444' } }]);
  expect((await fixture.emails(ida)).filter((each) => each === 'card-replaced')).toHaveLength(1);
});

test('200: charges a declined month immediately, once', async () => {
  const ida = await refused();
  const input = cardInput(aCard(), {}, month);
  const all = await Promise.all([replace(ida, input), replace(ida, input)]);
  expect(all.map(({ state }) => state)).toContain('done');
  expect(await fixture.subscription(ida)).toMatchObject({ status: 'active', period: 1, charging: null });
  expect(await fixture.netPaid(ida)).toBe(1);
  expect(await replace(ida, input)).toMatchObject({ state: 'done', membership: { standing: 'active', problem: null } });
  expect(await fixture.netPaid(ida)).toBe(1);
});

test('200: a challenge for the declined month is answered days later', async () => {
  const ida = await refused();
  fixture.advanceDays(3);
  const token = fixture.card(aCard(), { asks: 'always' });
  const input = { checkout_id: newId('checkout', clock.now.getTime()), confirmation_token: token, charge_now: month };
  const finish = () => fixture.client(billing.finishCheckout, finishing, ida)({ checkout_id: input.checkout_id });
  const answer = ({ state, ...step }: { state: string }) => {
    expect(state).toBe('action');
    stripe.authenticate((step as { client_secret: string }).client_secret, true);
  };
  answer(await replace(ida, input)); // saves the card and takes the month
  expect(await finish()).toMatchObject({ state: 'done', membership: { standing: 'active' } });
  expect(await fixture.netPaid(ida)).toBe(1);
});

test('200: an unanswered challenge leaves the old card, whose tries go on', async () => {
  const ida = await refused();
  fixture.advanceDays(0.5);
  const [before] = await fixture.charges(ida);
  const token = fixture.card(aCard(), { asks: 'present' });
  await replace(ida, {
    checkout_id: newId('checkout', clock.now.getTime()),
    confirmation_token: token,
    charge_now: month,
  });
  fixture.advanceDays(0.5 / 24);
  await fixture.advanceMonth(ida, 1);
  const { problem, declines, attention_at } = before!;
  expect(await fixture.charges(ida)).toMatchObject([{ state: 'declined', on_session: null, declines, attention_at }]);
  expect((await fixture.charges(ida))[0]!.problem).toMatchObject({
    ...problem,
    refusal_id: expect.any(String) as string,
  });
  expect((await fixture.subscription(ida)).card.last4).not.toBe('3184');
  fixture.advanceDays(0.5);
  expect((await fixture.advanceMonth(ida, 1)).outcome).toBe('wait');
  expect(await fixture.charges(ida)).toMatchObject([{ declines: declines + 1 }]);
});

test('402: a declined new card leaves the old one', async () => {
  const ida = await fixture.subscriber('378282246310005');
  await expect(replace(ida, '4000000000000069')).rejects.toMatchObject({ code: 'billing.card-expired' });
  expect((await fixture.subscription(ida)).card.last4).toBe('0005');
});

test('402: a new card that is declined for the open month is not saved, and costs no try', async () => {
  const ida = await refused();
  const [before] = await fixture.charges(ida);
  const { card } = await fixture.subscription(ida);
  const input = cardInput('4000000000000341', undefined, month);
  for (const again of [1, 2]) {
    expect([again, await replace(ida, input).catch((error: Fault) => error.code)]).toEqual([
      again,
      'billing.card-declined',
    ]);
  }
  expect(await fixture.subscription(ida)).toMatchObject({ status: 'past_due', card });
  expect(await fixture.charges(ida)).toMatchObject([{ state: 'declined', declines: before!.declines }]);
  expect(await fixture.netPaid(ida)).toBe(0);
  expect(await replace(ida, cardInput(aCard(), {}, month))).toMatchObject({
    state: 'done',
    membership: { standing: 'active' },
  });
});

test('403: a card from a sanctioned country', async () => {
  const ida = await fixture.subscriber();
  await expect(replace(ida, withCheckDigit('400000364000000'))).rejects.toMatchObject({
    code: 'billing.sanctioned-iran',
  });
});

test('404: no membership, or an ended one', async () => {
  await expect(replace(await fixture.account())).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
  const ida = await fixture.subscriber();
  const was = await fixture.subscription(ida);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled' }, was));
  await expect(replace(ida)).rejects.toMatchObject({ status: 404 });
});

test.each([null, { ...month, minor_units: 1990 }])('409: another amount than the declined one (%j)', async (seen) => {
  const ida = await refused();
  await expect(replace(ida, cardInput(aCard(), {}, seen))).rejects.toMatchObject({ code: 'billing.offer-changed' });
  expect(await fixture.netPaid(ida)).toBe(0);
  expect((await fixture.subscription(ida)).status).toBe('past_due');
});

test('409: an amount where nothing is due', async () => {
  const ida = await fixture.subscriber();
  await expect(replace(ida, cardInput(aCard(), {}, month))).rejects.toMatchObject({ code: 'billing.offer-changed' });
});

test('200: a month that is declined only after the card was shown as free is not charged', async () => {
  const ida = await fixture.subscriber(aCard(), { decline: 'do_not_honor', declines: 'charge' });
  const input = cardInput(aCard(), { asks: 'always' });
  const step = await replace(ida, input);
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  fixture.advanceDays(-1);
  stripe.authenticate((step as { client_secret: string }).client_secret, true);
  const done = await fixture.client(billing.finishCheckout, finishing, ida)({ checkout_id: input.checkout_id });
  expect(done).toMatchObject({ state: 'done', membership: { standing: 'past_due', problem: { amount: month } } });
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('409: a concurrent request for the same checkout', async () => {
  const ida = await fixture.subscriber();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(replace(ida, aCard(), { commit })).rejects.toMatchObject({ status: 409 });
});

test('422: the same checkout with another card', async () => {
  const ida = await fixture.subscriber();
  const input = cardInput(aCard());
  await replace(ida, input);
  await expect(replace(ida, { ...input, confirmation_token: fixture.card(aCard()) })).rejects.toMatchObject({
    status: 422,
  });
});

test('200: a fourth card in a day, since none was refused', async () => {
  const ida = await fixture.subscriber();
  const limits = limiterOf(fixture.table, async () => 'a secret');
  for (let n = 0; n < 4; n++) expect(await replace(ida, aCard(), { limits })).toMatchObject({ state: 'done' });
});

test('429: a fifth card after four that were refused', async () => {
  const ida = await fixture.subscriber();
  const limits = limiterOf(fixture.table, async () => 'a secret');
  for (let n = 0; n < 4; n++) {
    const refused = cardInput(aCard(), { decline: 'do_not_honor' });
    await expect(replace(ida, refused, { limits })).rejects.toMatchObject({ status: 402 });
  }
  await expect(replace(ida, aCard(), { limits })).rejects.toMatchObject({
    status: 429,
    code: 'billing.too-many-cards',
  });
});

test('500: the provider rejects our account', async () => {
  const ida = await fixture.subscriber();
  const payments = () => Promise.reject(new Fault('billing.misconfigured'));
  await expect(replace(ida, aCard(), { payments })).rejects.toMatchObject({ status: 500 });
});

test('503: a lost answer charges nothing', async () => {
  const ida = await fixture.subscriber();
  once('afterCall', 'POST /v1/setup_intents', 'timeout');
  await expect(replace(ida)).rejects.toMatchObject({ status: 503, code: 'billing.not-charged' });
  expect(await fixture.netPaid(ida)).toBe(0);
});
