import { afterEach, expect, test } from 'vitest';

import { handler as replacing } from '#functions/billing/replace-card.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import { fromStripe } from '#functions/providers/payments/money.ts';
import { billing } from '#shared/api/billing.ts';
import { AccountId, ChargeId, newId } from '#shared/values/id.ts';

/** Banks that let a card be saved, and take no money from it. */
const refusing = { decline: 'do_not_honor', declines: 'charge' } as const;
const names = ['BILLING_MODE', 'PRICE_MINOR_UNITS', 'CURRENCY'];
afterEach(() => {
  for (const name of names) delete process.env[name];
});

test('every captured amount was agreed to before, to the minor unit, across price changes and currencies', async () => {
  const fixture = billingFixture();
  const { context, stripe, clock } = fixture;
  const members: AccountId[] = [];
  const configured = [
    { PRICE_MINOR_UNITS: '2490', CURRENCY: 'USD', BILLING_MODE: 'trial' },
    { PRICE_MINOR_UNITS: '2990', CURRENCY: 'JPY', BILLING_MODE: 'trial' },
    { PRICE_MINOR_UNITS: '7650', CURRENCY: 'KWD', BILLING_MODE: 'trial' },
    { PRICE_MINOR_UNITS: '8990', CURRENCY: 'NIS', BILLING_MODE: 'money_back' },
    { PRICE_MINOR_UNITS: '99990', CURRENCY: 'EUR', BILLING_MODE: 'trial' },
  ];
  for (const each of configured) {
    Object.assign(process.env, each);
    members.push(await fixture.subscriber());
    if (each.BILLING_MODE === 'trial') members.push(await fixture.subscriber(aCard(), refusing));
    fixture.advanceDays(1);
  }

  for (let months = 0; months < 4; months++) {
    for (const member of members) {
      const { charging, period, price } = await fixture.subscription(member);
      await fixture.advanceMonth(member, charging ?? period + 1);
      if (charging === null) continue;
      const card = {
        checkout_id: newId('checkout', clock.now.getTime()),
        confirmation_token: fixture.card(aCard()),
        charge_now: price,
      };
      await fixture
        .client(
          billing.replaceCard,
          replacing,
          member,
        )(card)
        .catch(() => undefined);
    }
    fixture.advanceDays(31);
  }

  const taken = [...stripe.store.all('payment_intent')].filter(({ status }) => status === 'succeeded');
  expect(taken.length).toBeGreaterThan(20);
  expect(new Set(taken.map(({ currency }) => currency)).size).toBe(5);
  for (const { amount_received, currency, metadata, created } of taken) {
    const account_id = AccountId.parse(metadata.account_id);
    const charge = await context.charges.of(account_id, ChargeId.parse(metadata.charge_id));
    const consent = await context.subscriptions.consent(account_id, charge!.consent_id);
    expect(consent).toMatchObject({
      subscription_id: charge!.subscription_id,
      amount: fromStripe(amount_received, currency),
    });
    expect(Date.parse(consent!.at)).toBeLessThanOrEqual(created * 1000);
    expect(Date.parse(consent!.first_charge_at)).toBeLessThanOrEqual(created * 1000);
    const { terms_version } = await fixture.subscription(account_id);
    expect(consent!.terms_version).toBe(terms_version);
  }
});
