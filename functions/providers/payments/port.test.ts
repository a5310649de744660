import { describe, expect, test } from 'vitest';

import { NothingHappened, OutcomeUnknown, type Payments } from '#functions/providers/payments/port.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { declinedCards, paymentsOn } from '#functions/providers/payments/testing.ts';
import { serveStripeDouble } from '#functions/providers/payments/double/server.ts';
import { sign } from '#functions/providers/payments/double/webhooks.ts';
import {
  createStripeDouble,
  type Options,
  type StripeDouble,
} from '#functions/providers/payments/double/stripe-double.ts';
import type { CardError } from '#shared/errors/card-errors.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { type Currency, currencies, exponentOf, type Money } from '#shared/values/money.ts';

type Place = { stripe: StripeDouble; payments: Payments; [Symbol.asyncDispose](): Promise<void> };
type Open = (options?: Partial<Options>) => Promise<Place>;
const NOW = new Date('2026-11-22T12:00:00Z');

const inProcess: Open = async (options) => {
  const stripe = createStripeDouble({ now: () => NOW, ...options });
  return { stripe, payments: paymentsOn(stripe), async [Symbol.asyncDispose]() {} };
};

const overHttp: Open = async (options) => {
  const now = options?.now ?? (() => NOW);
  const stripe = createStripeDouble({ now, ...options, secretKey: 'sk_test_port' });
  const server = await serveStripeDouble({ stripe, publishableKey: 'pk_test', siteUrl: 'http://localhost:3000', now });
  const connection = {
    secret_key: 'sk_test_port',
    webhook_secrets: [stripe.webhookSecret],
    apiBase: server.apiBase,
    timeoutMs: 1000,
  };
  return {
    stripe,
    payments: stripePayments(async () => connection),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
};

const USD: Money = { minor_units: 2490, currency: 'USD' };
let keys = 0;
const key = () => `key-${++keys}`;

const tokenOf = (stripe: StripeDouble, number: string) =>
  stripe.card({ number, exp_month: 12, exp_year: 2029, cvv: '123', name: 'Ida Lindqvist' }).id;

async function createPayer({ payments }: Place) {
  const account_id = newId('account');
  const { customer_id } = await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, key());
  return { account_id, customer_id };
}

async function saving(place: Place, number: string, who?: Awaited<ReturnType<typeof createPayer>>) {
  const of = who ?? (await createPayer(place));
  const request = { ...of, checkout_id: newId('checkout'), confirmation_token: tokenOf(place.stripe, number) };
  return { ...of, saving: await place.payments.saveCard(request, key()) };
}

/** A customer with this card saved and an unconfirmed payment. */
async function ready(place: Place, number = '4242424242424242', amount = USD) {
  const { saving: made, ...who } = await saving(place, number);
  if (made.state === 'action') place.stripe.authenticate(made.client_secret, true);
  const saved = await place.payments.retrieveSetupIntent(made.intent_id);
  if (saved.state !== 'saved') throw new Error(`The card is ${saved.state}`);
  const charge_id = newId('charge');
  const { intent_id } = await place.payments.createPayment({ ...who, charge_id, amount, suffix: null }, key());
  return { ...who, charge_id, intent_id, payment_method: saved.card.payment_method ?? '' };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const faultOf = async (promise: Promise<unknown>) => {
  const error = await caught(promise);
  return error instanceof Fault ? error.code : error;
};

describe.each([
  ['in this process', inProcess],
  ['over HTTP', overHttp],
])('%s', (_, open) => {
  test('creates one customer per account', async () => {
    await using place = await open();
    const { payments } = place;
    const account_id = newId('account');
    const first = await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, key());
    expect(await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, key())).toEqual(first);
    expect(
      await payments.ensureCustomer({ account_id: newId('account'), email: 'ida@example.com' }, key()),
    ).not.toEqual(first);
  });

  test('previews a card without contacting its bank', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const preview = await payments.previewCard(tokenOf(stripe, '4000003640000002'));
    expect(preview).toEqual({
      brand: 'visa',
      last4: '0002',
      exp_month: 12,
      exp_year: 2029,
      country: 'IR',
      fingerprint: preview.fingerprint,
      payment_method: null,
    });
    expect((await payments.previewCard(tokenOf(stripe, '4000003640000002'))).fingerprint).toBe(preview.fingerprint);
    expect((await payments.previewCard(tokenOf(stripe, '4242424242424242'))).fingerprint).not.toBe(preview.fingerprint);
    expect(await faultOf(payments.previewCard('ctoken_never'))).toBe('billing.not-completed');
  });

  test('saves a card once and uses up its token', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const request = {
      ...(await createPayer(place)),
      checkout_id: newId('checkout'),
      confirmation_token: tokenOf(stripe, '4242424242424242'),
    };
    const saved = await payments.saveCard(request, 'once');
    expect(saved).toMatchObject({
      state: 'saved',
      card: { brand: 'visa', last4: '4242', payment_method: expect.stringMatching(/^pm_/) as string },
    });
    expect(await payments.saveCard(request, 'once')).toEqual(saved);
    expect(await payments.retrieveSetupIntent(saved.intent_id)).toEqual(saved);
    expect(await faultOf(payments.saveCard(request, 'twice'))).toBe('billing.not-completed');
  });

  test('completes or fails the authentication of a card', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { saving: first } = await saving(place, '4000000000003220');
    if (first.state !== 'action') throw new Error(first.state);
    stripe.authenticate(first.client_secret, true);
    expect(await payments.retrieveSetupIntent(first.intent_id)).toMatchObject({ state: 'saved' });

    const { saving: second } = await saving(place, '4000000000003220');
    if (second.state !== 'action') throw new Error(second.state);
    stripe.authenticate(second.client_secret, false);
    expect(await payments.retrieveSetupIntent(second.intent_id)).toEqual({
      intent_id: second.intent_id,
      state: 'declined',
      decline: { code: 'billing.card-authentication', isHardDecline: false },
    });
  });

  test.each(declinedCards)('card %s is refused: %s', async (number, code, hard) => {
    await using place = await open();
    const { saving: refused } = await saving(place, number);
    expect(refused).toEqual({
      intent_id: refused.intent_id,
      state: 'declined',
      decline: { code, isHardDecline: hard },
    });
    expect(await place.payments.retrieveSetupIntent(refused.intent_id)).toEqual(refused);
  });

  test('refuses test cards in live mode', async () => {
    await using place = await open({ livemode: true });
    expect((await saving(place, '4242424242424242')).saving).toMatchObject({
      state: 'declined',
      decline: { code: 'billing.card-test' },
    });
    expect((await saving(place, '4929420573595709')).saving.state).toBe('saved');
  });

  test('creates a payment, finds it again and captures it once', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method, charge_id, account_id, customer_id } = await ready(place);
    expect(await payments.retrievePayment(intent_id)).toEqual({
      intent_id,
      charge_id,
      account_id,
      state: 'unconfirmed',
    });
    expect(await payments.findPayment({ charge_id, customer_id })).toEqual({ intent_id });
    expect(await payments.findPayment({ charge_id: newId('charge'), customer_id })).toBeUndefined();

    const paid = await payments.confirmPayment({ intent_id, payment_method, onSession: false }, 'first');
    expect(paid).toEqual({
      intent_id,
      charge_id,
      account_id,
      state: 'paid',
      amount: USD,
      refund: null,
      disputed: false,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 },
      payment_method,
    });
    expect(await payments.confirmPayment({ intent_id, payment_method, onSession: false }, 'first')).toEqual(paid);
    expect(await payments.confirmPayment({ intent_id, payment_method, onSession: false }, 'second')).toEqual(paid);
    expect(await payments.voidPayment(intent_id, key())).toEqual(paid);
    expect([...stripe.store.all('charge')]).toHaveLength(1);
  });

  test('one payment saves a card and captures, with one challenge; its card is charged again off session', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const who = await createPayer(place);
    const create = () =>
      payments.createPayment({ ...who, charge_id: newId('charge'), amount: USD, suffix: null }, key());
    const { intent_id } = await create();
    const confirmation_token = tokenOf(stripe, '4000002500003155'); // asks until it is set up
    const asked = await payments.confirmPayment({ intent_id, confirmation_token, onSession: true }, 'once');
    if (asked.state !== 'action') throw new Error(asked.state);
    expect(await payments.confirmPayment({ intent_id, confirmation_token, onSession: true }, 'once')).toEqual(asked);
    stripe.authenticate(asked.client_secret, true);
    const paid = await payments.retrievePayment(intent_id);
    if (paid.state !== 'paid') throw new Error(paid.state);
    const payment_method = paid.payment_method ?? '';
    const next = await create();
    const request = { intent_id: next.intent_id, payment_method, onSession: false };
    expect(await payments.confirmPayment(request, key())).toMatchObject({ state: 'paid', payment_method });
    expect([...stripe.store.all('setup_intent')]).toEqual([]);
  });

  test('a card that is declined is not saved, and its token is used up', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const who = await createPayer(place);
    const request = { ...who, charge_id: newId('charge'), amount: USD, suffix: null };
    const { intent_id } = await payments.createPayment(request, key());
    const confirmation_token = tokenOf(stripe, '4000000000000341');
    const confirming = () => payments.confirmPayment({ intent_id, confirmation_token, onSession: true }, key());
    expect(await confirming()).toMatchObject({ state: 'declined', decline: { code: 'billing.card-declined' } });
    expect([...stripe.store.all('payment_method')].filter(({ customer }) => customer)).toEqual([]);
    expect(await caught(confirming())).toMatchObject({ code: 'billing.not-completed' });
    const other = { intent_id, confirmation_token: tokenOf(stripe, '5555555555554444'), onSession: true };
    expect(await payments.confirmPayment(other, key())).toMatchObject({ state: 'paid', card: { last4: '4444' } });
  });

  test('of two payments for one charge finds the captured one', async () => {
    await using place = await open();
    const { payments } = place;
    const { intent_id, payment_method, charge_id, account_id, customer_id } = await ready(place);
    const again = await payments.createPayment(
      { charge_id, account_id, customer_id, amount: USD, suffix: null },
      key(),
    );
    expect(again.intent_id).not.toBe(intent_id);
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    expect(await payments.findPayment({ charge_id, customer_id })).toEqual({ intent_id });
  });

  test('finds a payment among hundreds', async () => {
    await using place = await open();
    const { payments } = place;
    const { intent_id, charge_id, ...who } = await ready(place);
    for (let i = 0; i < 120; i++)
      await payments.createPayment({ ...who, charge_id: newId('charge'), amount: USD, suffix: null }, key());
    expect(await payments.findPayment({ charge_id, customer_id: who.customer_id })).toEqual({ intent_id });
  });

  test('never captures a voided payment', async () => {
    await using place = await open();
    const { payments } = place;
    const { intent_id, payment_method } = await ready(place);
    expect(await payments.voidPayment(intent_id, key())).toMatchObject({ state: 'void' });
    expect(await payments.voidPayment(intent_id, key())).toMatchObject({ state: 'void' });
    expect(await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key())).toMatchObject({
      state: 'void',
    });
  });

  test.each<[string, CardError]>([
    ['4000000000000341', 'billing.card-declined'],
    ['4000008260003178', 'billing.card-insufficient-funds'],
    ['4000000000010027', 'billing.card-currency'],
  ])('card %s was saved and is refused when it is charged: %s', async (number, code) => {
    await using place = await open();
    const { payments } = place;
    const { intent_id, payment_method } = await ready(place, number);
    const refused = await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    expect(refused).toMatchObject({ state: 'declined', decline: { code } });
    expect(await payments.retrievePayment(intent_id)).toEqual(refused);
    expect(await payments.voidPayment(intent_id, key())).toMatchObject({ state: 'void' });
  });

  test('charges another card after the first was declined', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method, ...who } = await ready(place, '4000000000000341');
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    const request = { ...who, checkout_id: newId('checkout'), confirmation_token: tokenOf(stripe, '5555555555554444') };
    const other = await payments.saveCard(request, key());
    if (other.state !== 'saved') throw new Error(other.state);
    const paid = await payments.confirmPayment(
      { intent_id, payment_method: other.card.payment_method ?? '', onSession: false },
      key(),
    );
    expect(paid).toMatchObject({ state: 'paid', card: { brand: 'mastercard', last4: '4444' } });
  });

  test('reports that authentication is required off session', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place, '4000002760003184');
    expect(await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key())).toMatchObject({
      state: 'declined',
      decline: { code: 'billing.card-authentication', isHardDecline: false },
    });
    const request = await payments.confirmPayment({ intent_id, payment_method, onSession: true }, key());
    if (request.state !== 'action') throw new Error(request.state);
    stripe.authenticate(request.client_secret, true);
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'paid' });
  });

  test('charges a card off session that was set up on session', async () => {
    await using place = await open();
    const { intent_id, payment_method } = await ready(place, '4000002500003155');
    expect(await place.payments.confirmPayment({ intent_id, payment_method, onSession: false }, key())).toMatchObject({
      state: 'paid',
    });
  });

  test('refunds a payment once; a repeated request is no failure', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place);
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    const back = await payments.refundPayment(intent_id, 'back');
    expect(back).toEqual({ refund_id: back.refund_id, state: 'done' });
    expect(await payments.refundPayment(intent_id, 'back')).toEqual(back);
    expect(await payments.refundPayment(intent_id, 'back again')).toEqual(back);
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'paid', refund: back });
    expect([...stripe.store.all('refund')].reduce((sum, { amount }) => sum + amount, 0)).toBe(2490);
  });

  test('reports a pending refund, then its completion; a failed one can be requested again', async () => {
    let now = NOW;
    await using place = await open({ now: () => now });
    const { payments, stripe } = place;
    const slow = await ready(place, '4000000000007726');
    await payments.confirmPayment({ ...slow, onSession: false }, key());
    expect(await payments.refundPayment(slow.intent_id, key())).toMatchObject({ state: 'pending' });
    expect(await payments.retrievePayment(slow.intent_id)).toMatchObject({ refund: { state: 'pending' } });
    const broken = await ready(place, '4000000000005126');
    await payments.confirmPayment({ ...broken, onSession: false }, key());
    expect(await payments.refundPayment(broken.intent_id, key())).toMatchObject({ state: 'done' });
    now = new Date(NOW.getTime() + 120_000);
    stripe.ripen();
    expect(await payments.retrievePayment(slow.intent_id)).toMatchObject({ refund: { state: 'done' } });
    expect(await payments.retrievePayment(broken.intent_id)).toMatchObject({ refund: { state: 'failed' } });
    expect(await payments.refundPayment(broken.intent_id, key())).toMatchObject({ state: 'done' });
  });

  test('reports a disputed payment and does not refund it', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place, '4000000000000259');
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'paid', disputed: true, refund: null });
    expect(await faultOf(payments.refundPayment(intent_id, key()))).toBe('billing.not-refundable');
    const dispute = stripe.deliveries.due().find(({ event }) => event.type === 'charge.dispute.created');
    expect(await payments.readEvent(dispute?.body ?? '', dispute?.signature ?? '', NOW)).toMatchObject({
      about: { kind: 'payment', id: intent_id },
    });
  });

  test('each decline has an id, which is repeated until the next one', async () => {
    await using place = await open();
    const { payments } = place;
    const { intent_id, payment_method } = await ready(place, '4000000000000341');
    const refusal = async (name: string) => {
      const refused = await payments.confirmPayment({ intent_id, payment_method, onSession: false }, name);
      if (refused.state !== 'declined') throw new Error(refused.state);
      return refused.refusal_id;
    };
    const first = await refusal('first');
    expect(first).toMatch(/^ch_/);
    expect(await refusal('first')).toBe(first);
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ refusal_id: first });
    expect(await refusal('second')).not.toBe(first);
  });

  test.each(currencies)('charges %s with its own decimals and returns the same amount', async (currency: Currency) => {
    await using place = await open();
    const amount = { minor_units: 249 * 10 ** exponentOf(currency), currency };
    const { intent_id, payment_method } = await ready(place, '4242424242424242', amount);
    expect(await place.payments.confirmPayment({ intent_id, payment_method, onSession: false }, key())).toMatchObject({
      amount,
    });
  });

  test('refuses an amount that cannot be charged and never rounds', async () => {
    await using place = await open();
    const who = { ...(await createPayer(place)), charge_id: newId('charge'), suffix: null };
    for (const amount of [
      { minor_units: 7995, currency: 'KWD' },
      { minor_units: 0, currency: 'USD' },
      { minor_units: 49, currency: 'USD' },
    ] as const) {
      expect(await faultOf(place.payments.createPayment({ ...who, amount }, key()))).toBe('billing.misconfigured');
    }
    expect([...place.stripe.store.all('payment_intent')]).toHaveLength(0);
  });

  test('puts the suffix on the statement and refuses an invalid one', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const request = { ...(await createPayer(place)), charge_id: newId('charge'), amount: USD };
    const { intent_id } = await payments.createPayment({ ...request, suffix: 'TRIAL OVER' }, key());
    expect(stripe.store.get('payment_intent', intent_id)?.statement_descriptor_suffix).toBe('TRIAL OVER');
    expect(await faultOf(payments.createPayment({ ...request, suffix: '123 456' }, key()))).toBe(
      'billing.descriptor-letter',
    );
    expect(await faultOf(payments.createPayment({ ...request, suffix: 'A'.repeat(23) }, key()))).toBe(
      'billing.descriptor-too-long',
    );
  });

  test('distinguishes calls that certainly failed from those with an unknown outcome', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place);
    const confirm = (name = key()) =>
      caught(payments.confirmPayment({ intent_id, payment_method, onSession: false }, name));
    for (const trouble of ['busy'] as const) {
      stripe.switches.faults = { beforeCall: () => trouble };
      expect(await confirm(), trouble).toBeInstanceOf(NothingHappened);
    }
    for (const trouble of ['error', 'unavailable', 'in-use', 'timeout'] as const) {
      stripe.switches.faults = { beforeCall: () => trouble };
      expect(await confirm(), trouble).toBeInstanceOf(OutcomeUnknown);
    }
    stripe.switches.faults = {};
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'unconfirmed' });
    stripe.switches.faults = { afterCall: ({ endpoint }) => (endpoint.endsWith('/confirm') ? 'timeout' : undefined) };
    expect(await confirm()).toBeInstanceOf(OutcomeUnknown);
    stripe.switches.faults = {};
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'paid' });
  });

  test('replays a 500 after the capture; retrieving the payment shows its state', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place);
    const request = { intent_id, payment_method, onSession: false };
    stripe.switches.faults = { afterCall: ({ endpoint }) => (endpoint.endsWith('/confirm') ? 'error' : undefined) };
    expect(await caught(payments.confirmPayment(request, 'saved'))).toBeInstanceOf(OutcomeUnknown);
    stripe.switches.faults = {};
    expect(await caught(payments.confirmPayment(request, 'saved'))).toBeInstanceOf(OutcomeUnknown);
    expect(await payments.retrievePayment(intent_id)).toMatchObject({ state: 'paid' });
    expect([...stripe.store.all('charge')]).toHaveLength(1);
  });

  test('reports a reused key as our mistake', async () => {
    await using place = await open();
    const request = { ...(await createPayer(place)), charge_id: newId('charge'), suffix: null };
    await place.payments.createPayment({ ...request, amount: USD }, 'one key');
    const other = { minor_units: 2500, currency: 'USD' } as const;
    expect(await faultOf(place.payments.createPayment({ ...request, amount: other }, 'one key'))).toBe(
      'billing.misconfigured',
    );
  });

  test('reports rate limiting, with nothing done', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id } = await ready(place);
    // Few at once: more than a slow machine answers in time are not known to have been refused.
    stripe.switches.limits = { perEndpoint: 2, perSecond: 100 };
    const answers = await Promise.all(Array.from({ length: 4 }, () => caught(payments.retrievePayment(intent_id))));
    expect(answers.filter((each) => each instanceof NothingHappened)).toHaveLength(2);
  });

  test('accepts a signed event for five minutes and returns its subject', async () => {
    await using place = await open();
    const { payments, stripe } = place;
    const { intent_id, payment_method } = await ready(place);
    await payments.confirmPayment({ intent_id, payment_method, onSession: false }, key());
    await payments.refundPayment(intent_id, key());
    const events = await Promise.all(
      stripe.deliveries.due().map(({ body, signature }) => payments.readEvent(body, signature, NOW)),
    );
    expect(new Set(events.flatMap(({ about }) => (about ? [`${about.kind} ${about.id.split('_')[0]}`] : [])))).toEqual(
      new Set(['payment pi', 'saving seti']),
    );
    expect(events.some(({ about }) => about === null)).toBe(true); // such as customer.created

    const [event] = stripe.store.all('event');
    if (!event) throw new Error('Nothing happened');
    const { body, signature } = sign(event, stripe.webhookSecret, NOW);
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    expect(await payments.readEvent(body, signature, later(300))).toMatchObject({ event_id: event.id });
    const bad = [
      payments.readEvent(body, signature, later(301)),
      payments.readEvent(`${body} `, signature, NOW),
      payments.readEvent(body, '', NOW),
      payments.readEvent(body, 't=1,v1=', NOW),
      payments.readEvent(body, `t=${Math.floor(NOW.getTime() / 1000)},v1=`, NOW),
      payments.readEvent('', signature, NOW),
      payments.readEvent(body, sign(event, 'whsec_other', NOW).signature, NOW),
    ];
    for (const each of bad) expect(await faultOf(each)).toBe('billing.bad-signature');
  });
});

test('accepts both webhook secrets during a rotation', async () => {
  const stripe = createStripeDouble({ now: () => NOW });
  stripe.card({ number: '4242424242424242', exp_month: 12, exp_year: 2029, cvv: '123' });
  await paymentsOn(stripe).ensureCustomer({ account_id: newId('account'), email: 'ida@example.com' }, 'c');
  const [event] = stripe.store.all('event');
  if (!event) throw new Error('Nothing happened');
  const payments = stripePayments(async () => ({
    secret_key: 'sk_test_1',
    webhook_secrets: ['whsec_new', 'whsec_old'],
  }));
  for (const secret of ['whsec_new', 'whsec_old']) {
    const { body, signature } = sign(event, secret, NOW);
    expect(await payments.readEvent(body, signature, NOW)).toMatchObject({ event_id: event.id, about: null });
  }
});

test('an unreachable provider has done nothing', async () => {
  const payments = stripePayments(async () => ({
    secret_key: 'sk_test_1',
    webhook_secrets: [],
    apiBase: 'http://127.0.0.1:9',
  }));
  expect(await caught(payments.retrievePayment('pi_1'))).toBeInstanceOf(NothingHappened);
});

test('reports a refused key as our mistake', async () => {
  const stripe = createStripeDouble({ now: () => NOW, secretKey: 'sk_test_other' });
  expect(await faultOf(paymentsOn(stripe).retrievePayment('pi_1'))).toBe('billing.misconfigured');
});

test('charges nothing if the account cannot be read', async () => {
  const payments = stripePayments(() => Promise.reject(new Error('no such secret')));
  expect(await caught(payments.retrievePayment('pi_1'))).toBeInstanceOf(NothingHappened);
});
