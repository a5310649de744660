import { afterEach, describe, expect, test } from 'vitest';

import { handler as checkout } from '#functions/billing/checkout.ts';
import { handler as getCharges } from '#functions/billing/get-charges.ts';
import { handler as getMembership } from '#functions/billing/get-membership.ts';
import { handler as getOffer } from '#functions/billing/get-offer.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { remind } from '#functions/billing/subscription/remind.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { fromStripe } from '#functions/providers/payments/money.ts';
import { billing } from '#shared/api/billing.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const settings = {
  PRICES: 'DE:EUR2290,JP:JPY2980,CA:CAD2990',
  TAX_RATES: 'DE:19:USt,JP:10:消費税,US-TX:6.6:Sales tax,CA-QC:14.975:GST + QST',
};
Object.assign(process.env, settings);
afterEach(() => {
  Object.assign(process.env, settings);
  delete process.env.BILLING_MODE;
});

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const at = (country: string, region = '') => ({
  headers: { 'x-viewer-country': country, 'x-viewer-region': region },
});
const offer = (from: ReturnType<typeof at>) => fixture.client(billing.getOffer, getOffer, undefined, from)({});

const pay = async (from: ReturnType<typeof at>, shown = from, number = aCard()) =>
  again(await fixture.account(), from, shown, number);

async function again(ida: AccountId, from: ReturnType<typeof at>, shown = from, number = aCard()): Promise<AccountId> {
  const { digest } = await fixture.client(billing.getOffer, getOffer, ida, shown)({});
  const input = {
    checkout_id: newId('checkout', clock.now.getTime()),
    confirmation_token: fixture.card(number),
    agreed: true as const,
    offer: digest,
    language: 'en' as const,
    proof: '',
  };
  await fixture.client(billing.checkout, checkout, ida, from)(input);
  return ida;
}
const consentOf = async (ida: AccountId) =>
  (await context.subscriptions.consent(ida, (await fixture.subscription(ida)).consent_id))!;
const taken = (ida: AccountId) =>
  [...stripe.store.all('payment_intent')]
    .filter(({ metadata, status }) => metadata.account_id === ida && status === 'succeeded')
    .map(({ amount_received, currency }) => fromStripe(amount_received, currency));
const mails = async (ida: AccountId, purpose: string) =>
  (await fixture.messages.latest(200)).filter((each) => each.account_id === ida && each.purpose === purpose);

describe('the offer', () => {
  test.each([
    ['DE', 'BY', { minor_units: 2290, currency: 'EUR' }, 'USt', 1924, 366, true],
    ['JP', '13', { minor_units: 2980, currency: 'JPY' }, '消費税', 2709, 271, true],
    ['US', 'TX', { minor_units: 2654, currency: 'USD' }, 'Sales tax', 2490, 164, false],
    ['CA', 'QC', { minor_units: 3438, currency: 'CAD' }, 'GST + QST', 2990, 448, false],
  ])('of %s-%s has its price and tax', async (country, region, price, name, net, tax, inclusive) => {
    const { monthly_price, charges, tax: line } = await offer(at(country, region));
    expect(monthly_price).toEqual(price);
    expect(charges.at(-1)!.amount).toEqual(price);
    expect([line?.name, line?.net.minor_units, line?.tax.minor_units, line?.inclusive]).toEqual([
      name,
      net,
      tax,
      inclusive,
    ]);
  });

  test.each([
    ['US', 'OR'],
    ['US', ''],
    ['FR', 'IDF'],
    ['', ''],
  ])('of “%s-%s” has the price of everywhere, and no tax', async (country, region) => {
    const { monthly_price, tax } = await offer(at(country, region));
    expect([monthly_price, tax]).toEqual([{ minor_units: 2490, currency: 'USD' }, null]);
  });
});

test('409: the country changed between the offer and the payment', async () => {
  await expect(pay(at('DE'), at('JP'))).rejects.toMatchObject({ status: 409, code: 'billing.offer-changed' });
  await expect(pay(at('US', 'TX'), at('US', 'OR'))).rejects.toMatchObject({ code: 'billing.offer-changed' });
});

test('409: the rate of tax changed between the offer and the payment', async () => {
  const ida = await fixture.account();
  const input = await fixture.checkoutInput(ida, aCard(), { offer: (await offer(at('DE'))).digest });
  process.env.TAX_RATES = 'DE:16:USt';
  await expect(fixture.client(billing.checkout, checkout, ida, at('DE'))(input)).rejects.toMatchObject({
    code: 'billing.offer-changed',
  });
});

test('the consent records price, tax and the evidence of the place; the charge carries the tax', async () => {
  const ida = await pay(at('DE', 'BE'), at('DE', 'BE'), '4000002500000003');
  expect(await consentOf(ida)).toMatchObject({
    amount: { minor_units: 2290, currency: 'EUR' },
    tax: { name: 'USt', place: 'DE', percent: 19, inclusive: true, net: { minor_units: 1924 } },
    country: 'DE',
    card_country: 'FR',
  });
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  const { charges } = await fixture.client(billing.getCharges, getCharges, ida)({});
  expect(charges.map(({ amount, tax }) => [amount.minor_units, tax?.tax.minor_units])).toEqual([
    [2290, 366],
    [2290, 366],
  ]);
  const [receipt] = await mails(ida, 'receipt');
  expect(receipt).toMatchObject({ text: expect.stringContaining('USt 19%: €3.66, included') as string });
});

test('the price is fixed once agreed: by later prices, in another country', async () => {
  const ida = await pay(at('JP'));
  process.env.PRICES = 'JP:JPY9980,DE:EUR990';
  process.env.TAX_RATES = '';
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  fixture.advanceDays(31);
  await fixture.advanceMonth(ida, 2);
  expect(taken(ida)).toEqual(Array(2).fill({ minor_units: 2980, currency: 'JPY' }));
  const last = (await fixture.charges(ida)).at(-1)!;
  expect(last.tax).toBeNull(); // the rate in force then
});

test('a rate within the price changes the tax of the next month, never its amount', async () => {
  const ida = await pay(at('DE'));
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  process.env.TAX_RATES = 'DE:25:USt';
  await remind((await context.subscriptions.of(ida))!, context, clock.now);
  fixture.advanceDays(31);
  await fixture.advanceMonth(ida, 2);
  const charges = await fixture.charges(ida);
  expect(charges.map(({ amount, tax }) => [amount.minor_units, tax?.percent, tax?.tax.minor_units])).toEqual([
    [2290, 19, 366],
    [2290, 25, 458],
  ]);
});

describe('a rate that is added to the price', () => {
  async function texan() {
    const ida = await pay(at('US', 'TX'));
    fixture.advanceDays(1);
    await fixture.advanceMonth(ida, 1);
    return ida;
  }
  const due = async (ida: AccountId) =>
    (await fixture.client(billing.getMembership, getMembership, ida)({})).next_charge?.amount.minor_units;
  const last = async (ida: AccountId) => {
    const { amount, tax } = (await fixture.charges(ida)).at(-1)!;
    return [amount.minor_units, tax?.net.minor_units, tax?.tax.minor_units, tax?.inclusive];
  };

  test('changes the amount of the next month after the reminder that names it', async () => {
    const ida = await texan();
    expect(await last(ida)).toEqual([2654, 2490, 164, false]);
    process.env.TAX_RATES = 'US-TX:8.25:Sales tax';
    expect(await due(ida)).toBe(2654); // as the receipt said
    fixture.advanceDays(24);
    await remind((await context.subscriptions.of(ida))!, context, clock.now);
    expect(await due(ida)).toBe(2695);
    const [mail] = await mails(ida, 'renewal-reminder');
    expect(mail).toMatchObject({ text: expect.stringContaining('$26.95') as string });
    expect(mail).toMatchObject({
      text: expect.stringContaining('Sales tax 8.25%: $2.05, added to the price') as string,
    });
    fixture.advanceDays(8);
    await fixture.advanceMonth(ida, 2);
    expect(await last(ida)).toEqual([2695, 2490, 205, false]);
    expect(taken(ida).map(({ minor_units }) => minor_units)).toEqual([2654, 2695]);
  });

  test('changes nothing of what a reminder has named: a later rate is taken out of that amount', async () => {
    const ida = await texan();
    fixture.advanceDays(24);
    await remind((await context.subscriptions.of(ida))!, context, clock.now);
    process.env.TAX_RATES = 'US-TX:10:Sales tax';
    fixture.advanceDays(8);
    await fixture.advanceMonth(ida, 2);
    expect(await last(ida)).toEqual([2654, 2413, 241, false]);
  });

  test('that ends is charged no more; one that begins later is not added for who agreed to none', async () => {
    const ida = await texan();
    const otto = await pay(at('US', 'OH'));
    await fixture.advanceMonth(otto, 1);
    fixture.advanceDays(1);
    await fixture.advanceMonth(otto, 1);
    process.env.TAX_RATES = 'US:5:Sales tax';
    for (const member of [ida, otto]) await remind((await context.subscriptions.of(member))!, context, clock.now);
    expect(await due(otto)).toBe(2490);
    process.env.TAX_RATES = '';
    await remind((await context.subscriptions.of(ida))!, context, clock.now);
    expect(await due(ida)).toBe(2490);
  });

  test('is not changed by the reminder of a trial: the first charge is the one of the consent', async () => {
    const ida = await pay(at('US', 'TX'));
    process.env.TAX_RATES = 'US-TX:9:Sales tax';
    await remind((await context.subscriptions.of(ida))!, context, clock.now);
    fixture.advanceDays(1);
    await fixture.advanceMonth(ida, 1);
    expect(taken(ida)).toEqual([(await consentOf(ida)).amount]);
  });
});

test('who comes back within paid time is taxed by the place of the new checkout, with one payment at its end', async () => {
  process.env.BILLING_MODE = 'money_back';
  const ida = await pay(at('US', 'TX'));
  const first = await fixture.subscription(ida);
  expect(first).toMatchObject({ place: 'US-TX', before_tax: { minor_units: 2490 }, price: { minor_units: 2654 } });
  await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
  fixture.advanceDays(2);

  await again(ida, at('US', 'OR'));
  const next = await fixture.subscription(ida);
  expect(next).toMatchObject({ subscription_id: first.subscription_id, place: 'US', price: { minor_units: 2490 } });
  expect(next.before_tax).toBeUndefined();
  expect(taken(ida)).toEqual([{ minor_units: 2654, currency: 'USD' }]); // nothing on the day of coming back
  expect([...stripe.store.all('setup_intent')].filter(({ metadata }) => metadata?.account_id === ida)).toHaveLength(1);
  clock.now = new Date(next.paid_until);
  expect(await fixture.advanceMonth(ida, 2)).toEqual({ outcome: 'paid' });
  expect(taken(ida)).toContainEqual({ minor_units: 2490, currency: 'USD' });
  expect((await fixture.charges(ida)).at(-1)?.tax).toBeNull();
});

test('who comes back to a place with tax on top is informed of it, and charged so', async () => {
  process.env.BILLING_MODE = 'money_back';
  const ida = await pay(at('US', 'OR'));
  await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
  await again(ida, at('US', 'TX'));
  const [mail] = await mails(ida, 'membership-continued');
  expect(mail?.text).toContain('$26.54');
  expect(mail?.text).toContain('Sales tax 6.6%: $1.64, added to the price');
  clock.now = new Date((await fixture.subscription(ida)).paid_until);
  await fixture.advanceMonth(ida, 2);
  expect(taken(ida).at(-1)).toEqual({ minor_units: 2654, currency: 'USD' });
  expect((await fixture.charges(ida)).at(-1)?.tax).toMatchObject({ place: 'US-TX', tax: { minor_units: 164 } });
});
