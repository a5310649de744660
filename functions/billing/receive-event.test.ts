import { beforeEach, expect, test } from 'vitest';

import { eventStore } from '#functions/billing/event-store.ts';
import { handler } from '#functions/billing/receive-event.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { sending } from '#functions/platform/testing.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { sign } from '#functions/providers/payments/double/webhooks.ts';
import { billing } from '#shared/api/billing.ts';

const fixture = billingFixture();
const { stripe, started, context, clock } = fixture;
const connection = { secret_key: 'sk_test', webhook_secrets: ['whsec_new', 'whsec_old'] };
const rotating = stripePayments(() => Promise.resolve(connection));

const posting = (on: object = {}) => {
  const deps = { ...fixture.deps, events: eventStore(fixture.table), ...on };
  const send = sending(billing.receiveEvent, handler.with(deps));
  return async ({ body, signature }: { body: string; signature?: string }) => {
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
    const answer = await send(new Request('http://test/api/billing/events', { method: 'POST', body, headers }));
    return answer.status;
  };
};
const post = posting();

/** The provider’s events of a paid month, of one type, newest first. */
async function events(type: string) {
  const { charge } = await fixture.paidSubscriber();
  const found = [...stripe.store.all('event')].filter((each) => each.type === type).reverse();
  return { charge, event: found[0]! };
}

beforeEach(() => {
  started.length = 0;
});

test('200: starts one job; the repeated event starts none', async () => {
  const { charge, event } = await events('payment_intent.succeeded');
  const sent = sign(event, stripe.webhookSecret, clock.now);
  started.length = 0;
  expect([await post(sent), await post(sent)]).toEqual([200, 200]);
  expect(started).toMatchObject([{ id: 'billing.converge', input: { intent_id: charge.intent_id } }]);
});

test('200: an event whose processing crashed is processed when redelivered', async () => {
  const { event } = await events('payment_intent.succeeded');
  const sent = sign(event, stripe.webhookSecret, clock.now);
  started.length = 0;
  expect(await posting({ start: () => Promise.reject(new Error('Lambda is away')) })(sent)).toBe(500);
  expect(await post(sent)).toBe(200);
  expect(started).toHaveLength(1);
});

test('200: a refund event names its payment', async () => {
  const { charge, event } = await events('payment_intent.succeeded');
  const object = { id: 're_1', object: 'refund', payment_intent: charge.intent_id };
  started.length = 0;
  await post(
    sign(
      { ...event, id: 'evt_refund', type: 'refund.failed', data: { object } } as never,
      stripe.webhookSecret,
      clock.now,
    ),
  );
  expect(started).toMatchObject([{ input: { intent_id: charge.intent_id } }]);
});

test('200: an unrelated event is accepted and starts nothing', async () => {
  const { event } = await events('payment_intent.succeeded');
  started.length = 0;
  for (const type of ['customer.updated', 'invoice.paid', 'something.new']) {
    expect(await post(sign({ ...event, id: `evt_${type}`, type } as never, stripe.webhookSecret, clock.now))).toBe(200);
  }
  expect(started).toEqual([]);
});

test('200: both secrets are valid during a rotation', async () => {
  const { event } = await events('payment_intent.succeeded');
  const both = posting({ payments: async () => rotating });
  expect(await both(sign(event, 'whsec_old', clock.now))).toBe(200);
  expect(await both(sign(event, 'whsec_new', clock.now))).toBe(200);
  expect(await both(sign(event, 'whsec_third', clock.now))).toBe(400);
});

test('400: a bad signature changes nothing', async () => {
  const { charge, event } = await events('payment_intent.succeeded');
  started.length = 0;
  const sent = sign(event, stripe.webhookSecret, clock.now);
  const bad: { body: string; signature?: string }[] = [
    { body: sent.body },
    { ...sent, signature: '' },
    { ...sent, signature: 'nonsense' },
    { ...sent, body: sent.body.replace('"livemode":false', '"livemode":true') },
    { ...sent, signature: sent.signature.replace(/v1=./, (old) => (old.endsWith('0') ? 'v1=1' : 'v1=0')) },
    sign(event, 'whsec_of_somebody_else', clock.now),
  ];
  for (const each of bad) expect([await post(each), each.signature]).toEqual([400, each.signature]);
  expect(started).toEqual([]);
  expect(await eventStore(fixture.table).was(event.id)).toBe(false);
  expect(await context.charges.of(charge.account_id, charge.charge_id)).toEqual(charge);
});

test('400: an old signature; one of five minutes is valid', async () => {
  const { event } = await events('payment_intent.succeeded');
  const ago = (seconds: number) => new Date(clock.now.getTime() - seconds * 1000);
  expect(await post(sign(event, stripe.webhookSecret, ago(301)))).toBe(400);
  expect(await post(sign(event, stripe.webhookSecret, ago(300)))).toBe(200);
});
