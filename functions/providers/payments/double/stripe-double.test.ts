import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';

import { hasValidChecksum } from '#shared/validation/card.ts';
import { testCards } from '#functions/providers/payments/double/cards.ts';
import { type Trouble, faultsByChance } from '#functions/providers/payments/double/faults.ts';
import { readForm } from '#functions/providers/payments/double/form.ts';
import type { Change } from '#functions/providers/payments/double/store.ts';
import {
  createStripeDouble,
  type Options,
  type StripeDouble,
} from '#functions/providers/payments/double/stripe-double.ts';
import { addDays, DAY } from '#shared/values/duration.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const open = (options: Partial<Options> = {}) => createStripeDouble({ now: () => NOW, ...options });

type Body = Record<string, unknown> & { id: string; error?: Record<string, unknown> };
function ask(stripe: StripeDouble, path: string, form = '', key?: string) {
  const method = form || key !== undefined ? 'POST' : 'GET';
  const answer = stripe.answer({ method, path, form, headers: { 'idempotency-key': key } });
  return { ...answer, json: JSON.parse(answer.body || '{}') as Body };
}
const typed = { number: '4242424242424242', exp_month: 12, exp_year: 2029, cvv: '123' };

/** A customer with a card, and a payment that waits. */
function ready(stripe: StripeDouble, number = '4242424242424242') {
  const { id: customer } = ask(stripe, '/v1/customers', 'email=ida%40example.com').json;
  const token = stripe.card({ ...typed, number }).id;
  const setup = ask(stripe, '/v1/setup_intents', `customer=${customer}&confirm=true&confirmation_token=${token}`).json;
  const { id: intent } = ask(stripe, '/v1/payment_intents', `amount=2490&currency=usd&customer=${customer}`).json;
  return { customer, intent, method: setup.payment_method as string };
}
const confirm = (stripe: StripeDouble, { intent, method }: { intent: string; method: string }, key?: string) =>
  ask(stripe, `/v1/payment_intents/${intent}/confirm`, `payment_method=${method}&off_session=true`, key);

test('forms nest as their brackets do, and a name cannot reach further', () => {
  expect(readForm('a=1&b[c]=2&b[d][e]=3&f[0]=4&f[1]=5&g[]=6&h=x+y%20z')).toEqual({
    a: '1',
    b: { c: '2', d: { e: '3' } },
    f: ['4', '5'],
    g: ['6'],
    h: 'x y z',
  });
  readForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('every test card has a number that a card could have', () => {
  for (const number of Object.keys(testCards)) expect(hasValidChecksum(number), number).toBe(true);
});

test('ids count, so that two runs are the same', () => {
  const run = () => {
    const stripe = open();
    const of = ready(stripe);
    return [confirm(stripe, of).body, JSON.stringify([...stripe.store.all('event')])];
  };
  expect(run()).toEqual(run());
});

describe('a key', () => {
  test('gives the same answer again, and does nothing', () => {
    const stripe = open();
    const first = ask(stripe, '/v1/customers', 'email=a%40example.com', 'k');
    const again = ask(stripe, '/v1/customers', 'email=a%40example.com', 'k');
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.events).toEqual([]);
    expect([...stripe.store.all('customer')]).toHaveLength(1);
  });

  test('asked with anything else is refused', () => {
    const stripe = open();
    ask(stripe, '/v1/customers', 'email=a%40example.com', 'k');
    expect(ask(stripe, '/v1/customers', 'email=b%40example.com', 'k')).toMatchObject({
      status: 400,
      json: { error: { type: 'idempotency_error' } },
    });
    expect(ask(stripe, '/v1/payment_intents', 'email=a%40example.com', 'k').json.error?.type).toBe('idempotency_error');
  });

  test('is forgotten after a day', () => {
    let now = NOW;
    const stripe = open({ now: () => now });
    const first = ask(stripe, '/v1/customers', 'email=a%40example.com', 'k').json.id;
    now = new Date(NOW.getTime() + DAY - 1);
    expect(ask(stripe, '/v1/customers', 'email=a%40example.com', 'k').json.id).toBe(first);
    now = addDays(NOW, 1);
    expect(ask(stripe, '/v1/customers', 'email=a%40example.com', 'k').json.id).not.toBe(first);
    expect([...stripe.store.all('saved')]).toHaveLength(1);
  });

  test('saves a decline and a state that did not fit, but neither a bad parameter nor a 429', () => {
    const stripe = open();
    const of = ready(stripe, '4000000000000341');
    const declined = confirm(stripe, of, 'd');
    expect(declined.status).toBe(402);
    expect(confirm(stripe, of, 'd').body).toBe(declined.body);
    ask(stripe, `/v1/payment_intents/${of.intent}/cancel`, 'cancellation_reason=abandoned');
    expect(confirm(stripe, of, 'e').json.error?.code).toBe('payment_intent_unexpected_state');
    expect(confirm(stripe, of, 'e').headers['idempotent-replayed']).toBe('true');

    expect(ask(stripe, '/v1/payment_intents', 'amount=1&currency=usd', 'f').status).toBe(400);
    expect(ask(stripe, '/v1/payment_intents', 'amount=100&currency=usd', 'f').status).toBe(200);
    stripe.switches.faults = { beforeCall: () => 'busy' };
    expect(ask(stripe, '/v1/payment_intents', 'amount=100&currency=usd', 'g').status).toBe(429);
    stripe.switches.faults = {};
    expect(ask(stripe, '/v1/payment_intents', 'amount=100&currency=usd', 'g').status).toBe(200);
  });

  test('a repeated key returns the first reply, whatever goes wrong then', () => {
    const stripe = open();
    const of = ready(stripe);
    const paid = confirm(stripe, of, 'k');
    const error = () => 'error' as const;
    for (const faults of [{ beforeCall: error }, { afterCall: error }]) {
      stripe.switches.faults = faults;
      expect(confirm(stripe, of, 'k').status).toBe(500);
      stripe.switches.faults = {};
      expect(confirm(stripe, of, 'k').body).toBe(paid.body);
    }
    stripe.switches.faults = { afterCall: () => 'error' };
    expect(ask(stripe, '/v1/payment_intents', 'amount=1&currency=usd', 'bad').status).toBe(500);
    stripe.switches.faults = {};
    expect(ask(stripe, '/v1/payment_intents', 'amount=100&currency=usd', 'bad').status).toBe(200);
  });

  test('saves a 500, before as after it was done, and forgets a 503', () => {
    const stripe = open();
    const of = ready(stripe);
    stripe.switches.faults = { afterCall: () => 'error' };
    expect(confirm(stripe, of, 'after').status).toBe(500);
    stripe.switches.faults = {};
    expect(confirm(stripe, of, 'after').status).toBe(500);
    expect(ask(stripe, `/v1/payment_intents/${of.intent}`).json.status).toBe('succeeded');

    const other = ready(stripe);
    stripe.switches.faults = { beforeCall: () => 'error' };
    expect(confirm(stripe, other, 'before').status).toBe(500);
    stripe.switches.faults = { beforeCall: () => 'unavailable' };
    expect(confirm(stripe, other, 'never').status).toBe(503);
    stripe.switches.faults = {};
    expect(confirm(stripe, other, 'before').status).toBe(500);
    expect(ask(stripe, `/v1/payment_intents/${other.intent}`).json.status).toBe('requires_payment_method');
    expect(confirm(stripe, other, 'never').status).toBe(200);
  });
});

describe('money', () => {
  test('is taken once, whatever the key', () => {
    const stripe = open();
    const of = ready(stripe);
    expect(confirm(stripe, of, 'a').status).toBe(200);
    for (const key of ['b', 'c', undefined]) {
      expect(confirm(stripe, of, key).json.error).toMatchObject({
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'succeeded' },
      });
    }
    expect([...stripe.store.all('charge')].filter(({ paid }) => paid)).toHaveLength(1);
  });

  test('never goes back more than it came', () => {
    const stripe = open();
    const of = ready(stripe);
    const refund = (form: string) => ask(stripe, '/v1/refunds', `payment_intent=${of.intent}${form}`);
    expect(refund('').status).toBe(400); // nothing was taken
    confirm(stripe, of);
    expect(refund('&amount=2491').status).toBe(400);
    expect(refund('&amount=2000').status).toBe(200);
    expect(refund('&amount=491').status).toBe(400);
    expect(refund('').json.amount).toBe(490);
    expect(refund('').json.error?.code).toBe('charge_already_refunded');
  });

  test('of a payment that is processing comes when the bank answers, or not at all', () => {
    const stripe = open({ bank: ({ amount }) => (amount === null ? 'yes' : 'processing') });
    for (const [decline, status] of [
      [null, 'succeeded'],
      ['insufficient_funds', 'requires_payment_method'],
    ] as const) {
      const of = ready(stripe);
      expect(confirm(stripe, of).json.status).toBe('processing');
      expect(ask(stripe, `/v1/payment_intents/${of.intent}/cancel`, 'cancellation_reason=abandoned').status).toBe(400);
      stripe.finishProcessing(of.intent, decline);
      expect(ask(stripe, `/v1/payment_intents/${of.intent}`).json.status).toBe(status);
      expect(() => stripe.finishProcessing(of.intent, null)).toThrow('status of');
    }
    expect([...stripe.store.all('charge')].filter(({ paid }) => paid)).toHaveLength(1);
  });

  test('can be refunded again after the bank has returned the refund', () => {
    const statuses = ['failed', 'pending', 'succeeded'] as const;
    let refunds = 0;
    const stripe = open({ refundStatus: () => statuses[refunds++]! });
    const of = ready(stripe);
    confirm(stripe, of);
    const refund = () => ask(stripe, '/v1/refunds', `payment_intent=${of.intent}`);
    expect(refund().json.status).toBe('failed');
    const { json: pending } = refund();
    expect(pending.status).toBe('pending');
    expect(refund().json.error?.code).toBe('charge_already_refunded');
    stripe.finishRefund(pending.id, false);
    expect(ask(stripe, `/v1/refunds/${pending.id}`).json.status).toBe('failed');
    expect(refund().json.status).toBe('succeeded');
  });

  test.each([
    ['amount=100&currency=jpy', 200],
    ['amount=49&currency=jpy', 400],
    ['amount=7990&currency=kwd', 200],
    ['amount=7995&currency=kwd', 400],
    ['amount=500&currency=ils', 200],
    ['amount=500&currency=nis', 400],
    ['amount=29&currency=gbp', 400],
    ['amount=199&currency=aed', 400],
    ['amount=49&currency=usd', 400],
    ['amount=100000000&currency=usd', 400],
    ['amount=1.5&currency=usd', 400],
    ['currency=usd', 400],
    ['amount=100', 400],
    ['amount=100&currency=usd&statement_descriptor=CALLUNA', 400],
    ['amount=100&currency=usd&statement_descriptor_suffix=TRIAL', 200],
    ['amount=100&currency=usd&statement_descriptor_suffix=2026', 400],
    ['amount=100&currency=usd&statement_descriptor_suffix=A*B', 400],
    ['amount=100&currency=usd&colour=red', 400],
  ])('%s: %i', (form, status) => {
    expect(ask(open(), '/v1/payment_intents', form).status).toBe(status);
  });

  test('appears on the statement with its suffix, truncated to the limit', () => {
    const stripe = open({ descriptor: 'CALLUNA REPORTS' });
    const of = ready(stripe);
    const { id: intent } = ask(
      stripe,
      '/v1/payment_intents',
      `amount=2490&currency=usd&customer=${of.customer}&statement_descriptor_suffix=TRIAL%20OVER`,
    ).json;
    const paid = ask(
      stripe,
      `/v1/payment_intents/${intent}/confirm`,
      `payment_method=${of.method}&expand[0]=latest_charge`,
    );
    expect(paid.json.latest_charge).toMatchObject({ calculated_statement_descriptor: 'CALLUNA REPORTS* TRIAL' });
  });

  test('is rejected for another customer’s card', () => {
    const stripe = open();
    const [mine, theirs] = [ready(stripe), ready(stripe)];
    expect(confirm(stripe, { intent: mine.intent, method: theirs.method }).status).toBe(400);
  });
});

test('lists are in pages, the latest first', () => {
  const stripe = open();
  const { id: customer } = ask(stripe, '/v1/customers', 'email=a%40example.com').json;
  const made = Array.from(
    { length: 5 },
    () => ask(stripe, '/v1/payment_intents', `amount=100&currency=usd&customer=${customer}`).json.id,
  );
  const first = ask(stripe, `/v1/payment_intents?customer=${customer}&limit=2`).json as unknown as Stripe.ApiList<Body>;
  expect(first.data.map(({ id }) => id)).toEqual([made[4], made[3]]);
  expect(first.has_more).toBe(true);
  const rest = ask(stripe, `/v1/payment_intents?customer=${customer}&limit=3&starting_after=${made[3]}`)
    .json as unknown as Stripe.ApiList<Body>;
  expect(rest.data.map(({ id }) => id)).toEqual([made[2], made[1], made[0]]);
  expect(rest.has_more).toBe(false);
});

test('what does not exist is not found, no route is no route, and no form is no form', () => {
  const stripe = open();
  expect(ask(stripe, '/v1/customers', 'email=%E0%A4%A').status).toBe(400);
  expect(ask(stripe, '/v1/payment_intents/pi_none').status).toBe(404);
  expect(ask(stripe, '/v1/subscriptions', 'customer=cus_1').status).toBe(404);
  expect(ask(stripe, '/v1/payment_intents/pi_none?expand[0]=nothing').status).toBe(404);
});

test('the limits are of one endpoint and of all, over any second', () => {
  let now = NOW.getTime();
  const stripe = open({ now: () => new Date(now) });
  const of = ready(stripe);
  stripe.switches.limits = { perEndpoint: 2, perSecond: 3 };
  const look = () => ask(stripe, `/v1/payment_intents/${of.intent}`).status;
  now += 5000;
  expect([look(), look(), look()]).toEqual([200, 200, 429]);
  expect([ask(stripe, '/v1/customers').status, ask(stripe, '/v1/refunds').status]).toEqual([200, 429]);
  now += 999;
  expect(look()).toBe(429);
  now += 1;
  expect(look()).toBe(200);
});

test('events are signed, delivered in any order, repeated or lost, and retried until accepted', () => {
  let now = NOW.getTime();
  const stripe = open({ now: () => new Date(now), webhookSecret: 'whsec_one' });
  const fates = ['lost', 'twice', { late: 5000 }, 'arrives'] as const;
  let delivered = 0;
  stripe.switches.faults = { webhook: () => fates[delivered++ % 4] };
  for (let i = 0; i < 4; i++) ask(stripe, '/v1/customers', `email=${i}%40example.com`);
  const [, second, third, fourth] = [...stripe.store.all('event')].map(({ id }) => id);
  const due = () => stripe.deliveries.due().map(({ event }) => event.id);
  expect(due()).toEqual([second, second, fourth]);

  for (const { body, signature, delivery } of stripe.deliveries.due()) {
    expect(Stripe.webhooks.constructEvent(body, signature, 'whsec_one', 300, undefined, now).id).toBeTruthy();
    stripe.deliveries.settle(delivery, delivery.event_id === second);
  }
  expect(due()).toEqual([]);
  now += 5000;
  expect(due()).toEqual([third]);
  now += 55_000;
  expect(due()).toEqual([third, fourth]);
  for (let days = 0; days < 5; days++) {
    now += DAY;
    for (const { delivery } of stripe.deliveries.due()) stripe.deliveries.settle(delivery, false);
  }
  for (let tries = 0; tries < 10; tries++) {
    now += DAY;
    for (const { delivery } of stripe.deliveries.due()) stripe.deliveries.settle(delivery, false);
  }
  expect([...stripe.store.all('delivery')]).toEqual([]);
});

test('all that was answered is known again after a restart', () => {
  const lines: Change[][] = [];
  const stripe = open({ persist: (changes) => void lines.push(JSON.parse(JSON.stringify(changes)) as Change[]) });
  const of = ready(stripe);
  const paid = confirm(stripe, of, 'k');
  let last = 0;
  const again = open({ before: lines.flat(), newId: (prefix) => `${prefix}again${++last}` });
  expect(confirm(again, of, 'k').body).toBe(paid.body);
  expect([...again.store.dump()]).toEqual([...stripe.store.dump()]);
  expect(ask(again, `/v1/payment_intents?customer=${of.customer}`).json.data).toHaveLength(1);
  expect(again.deliveries.due()).toHaveLength(stripe.deliveries.due().length);
});

test('a number is kept nowhere', () => {
  const lines: Change[][] = [];
  const stripe = open({ persist: (changes) => void lines.push(changes) });
  const of = ready(stripe, '4000002500003155');
  confirm(stripe, of);
  const stored = JSON.stringify([lines, [...stripe.store.dump()]]);
  expect(stored).toContain('3155');
  expect(stored).not.toMatch(/4000002500003155|40000025\d{4}3155|"cvv"|"123"/);
});

test('faults occur at the configured rates', () => {
  let seed = 1;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const { beforeCall } = faultsByChance(chance, {
    before: [
      ['timeout', 100],
      ['busy', 50],
    ],
  });
  const drawn = Array.from({ length: 20_000 }, () => beforeCall?.({ endpoint: '', id: '', key: null }));
  const share = (trouble: Trouble) => drawn.filter((each) => each === trouble).length / drawn.length;
  expect(share('timeout')).toBeCloseTo(0.1, 1);
  expect(share('busy')).toBeCloseTo(0.05, 1);
});
