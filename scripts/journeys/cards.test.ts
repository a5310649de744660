import { describe, expect, test } from 'vitest';

import { serveStripeDouble } from '#functions/providers/payments/double/server.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { declinedCards } from '#functions/providers/payments/testing.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { answerOf, api, type Client, dev, proofFor, tokenOf } from '#scripts/journeys/http.ts';
import { anAddress } from '#scripts/journeys/journey.ts';
import { newId } from '#shared/values/id.ts';
import { currencies, type Currency, formatMoney } from '#shared/values/money.ts';

/** Cards over HTTP, as another client pays; each title begins with the rows of docs/conformance.md. */

type Offer = { digest: string; card_form: { frame_url: string } };
type Session = { token: string };
type Answer = {
  status: number;
  message?: string;
  code?: string;
  until?: string;
  step?: { state: string; code?: string; until?: string | null };
  session?: Session | null;
};

restoreClockAfterwards();

const untilFrom = async (moment: string | null | undefined) =>
  (Date.parse(moment ?? '') - Date.parse((await dev<{ now: string }>('/clock')).now)) / 1000;

const offerFor = async (client?: Client) => (await (await api('/billing/offer', undefined, client)).json()) as Offer;

/** What the provider’s frame answers to a card that is typed into it. */
async function typeCard(card: object, { card_form }: Offer) {
  const form = { expiry: '04 / 31', cvv: '123', name: 'Ida Lindqvist', zip: '55802', ...card };
  const response = await fetch(new URL('/frame/cards', card_form.frame_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return (await response.json()) as { confirmation_token?: string; faults?: object };
}

let visitors = 0;
/** Checks out with a card: with a token as its account, otherwise as a new visitor. */
async function pay(number: string, token?: string): Promise<Answer> {
  const from = anAddress();
  const client = { from, ...(token && { token }) };
  const offer = await offerFor(client);
  const order = {
    checkout_id: newId('checkout'),
    confirmation_token: number.startsWith('ctoken_') ? number : (await typeCard({ number }, offer)).confirmation_token,
    agreed: true,
    offer: offer.digest,
    language: 'en',
    proof: await proofFor('checkout', from),
    ...(!token && { email: `cards.${++visitors}.${crypto.randomUUID().slice(0, 8)}@example.com` }),
  };
  return (await answerOf(await api('/billing/checkout', order, client))) as Answer;
}

const VISA = '4242424242424242';
const AMEX = '378282246310005';
test.each([
  ['K2, V7: a number of 17 digits', { number: `${VISA}4` }, { number: 'card.number' }],
  ['K2, V7: a number with another check digit', { number: '4242424242424241' }, { number: 'card.number' }],
  ['K3, V8: a code of two digits', { number: VISA, cvv: '12' }, { cvv: 'card.cvv' }],
  ['K3, V8: a code of four digits', { number: VISA, cvv: '1234' }, { cvv: 'card.cvv' }],
  ['K3, V8: a code of three digits, of American Express', { number: AMEX, cvv: '123' }, { cvv: 'card.cvv' }],
])('%s is refused', async (_, card, faults) => {
  expect(await typeCard(card, await offerFor())).toEqual({ faults });
});

test.each([
  ['K2, K3: 16 digits with a code of three', { number: VISA, cvv: '123' }],
  ['K3: four digits of American Express', { number: AMEX, cvv: '1234' }],
])('%s are taken', async (_, card) => {
  expect(await typeCard(card, await offerFor())).toHaveProperty('confirmation_token');
});

const STOLEN = '4100000000000019';
/** Cards that other tests of the same server try: after three tries a card rests. */
const triedElsewhere = [STOLEN, '4000000000000002', '4000000000009979'];

describe('a card that is refused', () => {
  test.each(declinedCards.filter(([number]) => !triedElsewhere.includes(number)))(
    'X14, X10: %s is %s',
    async (number, code) => {
      expect(await pay(number)).toMatchObject({ status: 200, step: { state: 'refused', code } });
    },
  );

  test('X10: the processor’s refusals in the specification’s words', async () => {
    const { session } = await pay('4000000000009979');
    expect(await pay('4000000000009979', session?.token)).toMatchObject({
      status: 402,
      message: 'This transaction has been declined. Please try again later.',
    });
    expect(await pay('ctoken_unknown', session?.token)).toMatchObject({
      status: 402,
      message: 'Payment not completed, please try again',
    });
  });
});

test('K7: a card that was tried three times rests for ten minutes, on every account', async () => {
  for (let i = 0; i < 3; i++) expect(await pay(STOLEN)).toMatchObject({ step: { code: 'billing.card-declined' } });
  const refused = await pay(STOLEN);
  expect(refused).toMatchObject({ status: 429, code: 'billing.card-blocked' });
  expect(await untilFrom(refused.until)).toBeGreaterThan(9 * 60);
  expect(await untilFrom(refused.until)).toBeLessThanOrEqual(10 * 60);
  await advanceClock(601);
  expect(await pay(STOLEN)).toMatchObject({ step: { code: 'billing.card-declined' } });
});

test('K8: too many declines within 24 hours: the wait grows from minutes to half a day', async () => {
  const seconds: number[] = [];
  let refused: Answer = { status: 402 };
  for (let n = 0; n < 20 && refused.message !== 'Too many declines within 24 hours.'; n++) {
    // The clock moves by hours: a session of before would be over.
    refused = await pay(n % 2 ? STOLEN : '4000000000000002', await tokenOf('member'));
    if (!refused.until) continue;
    seconds.push(await untilFrom(refused.until));
    await advanceClock(Math.ceil(seconds.at(-1)!));
  }
  expect(refused).toMatchObject({ status: 429, message: 'Too many declines within 24 hours.' });
  expect(seconds.toSorted((a, b) => a - b)).toEqual(seconds);
  expect(seconds[0]).toBeLessThan(30 * 60);
  expect(seconds.at(-1)).toBeGreaterThan(6 * 3600);
});

describe('K17, X10: over HTTP, the provider', () => {
  const now = () => new Date('2026-11-22T12:00:00Z');

  async function open(secret_key = 'sk_test_rows') {
    const stripe = createStripeDouble({ now, secretKey: 'sk_test_rows' });
    const server = await serveStripeDouble({
      stripe,
      publishableKey: 'pk_test',
      siteUrl: 'http://localhost:3000',
      now,
    });
    const connection = { secret_key, webhook_secrets: [stripe.webhookSecret], apiBase: server.apiBase };
    const payments = stripePayments(async () => connection);
    return { stripe, payments, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
  }

  test('charges in each of the nineteen currencies, NIS as ILS, with its own decimals', async () => {
    await using place = await open();
    const { stripe, payments } = place;
    const account_id = newId('account');
    const { customer_id } = await payments.ensureCustomer({ account_id, email: 'ida@example.com' }, 'customer');
    const charged: Record<string, string> = {};
    for (const currency of currencies) {
      const amount = { minor_units: 24_900, currency };
      const payment = { account_id, customer_id, charge_id: newId('charge'), amount, suffix: null };
      const { intent_id } = await payments.createPayment(payment, currency);
      const intent = stripe.store.get('payment_intent', intent_id);
      expect(intent).toMatchObject({ amount: 24_900, currency: (currency === 'NIS' ? 'ILS' : currency).toLowerCase() });
      charged[currency] = formatMoney(amount, 'en');
    }
    expect(Object.keys(charged)).toHaveLength(19);
    const decimals = (currency: Currency) => /\.(\d+)/.exec(charged[currency] ?? '')?.[1]?.length ?? 0;
    expect(['USD', 'JPY', 'KWD', 'BHD', 'OMR', 'JOD', 'TND', 'NIS'].map((each) => decimals(each as Currency))).toEqual([
      2, 0, 3, 3, 3, 3, 3, 2,
    ]);
    expect(charged.NIS).toContain('NIS');
  });

  test('a key that the processor does not know is a wrong configuration', async () => {
    await using place = await open('sk_test_another');
    const refused = place.payments.ensureCustomer({ account_id: newId('account'), email: 'ida@example.com' }, 'key');
    await expect(refused).rejects.toMatchObject({ message: 'The configuration with processor is invalid.' });
  });
});
