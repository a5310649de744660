import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { StripeCard } from '#frontend/components/card-form/stripe-card.tsx';
import { aStripe } from '#frontend/components/card-form/stripe-stand-in.ts';
import { show } from '#frontend/testing/render.tsx';

const charge = { currency: 'USD', minor_units: 2490, at: '2026-11-22T14:05:00.000Z', descriptor: 'CALLUNA REPORTS' };

/** Shows the fields on a Stripe that is none, and answers with them once they are there. */
async function shown({ stripe = aStripe(), agrees = true } = {}) {
  let fields: CardFields | null = null;
  const onWallet = vi.fn();
  const onFields = (next: CardFields | null) => void (fields = next);
  show(
    <StripeCard
      publishable_key="pk_test_1"
      bring={async () => stripe.stripe}
      onFields={onFields}
      charge={charge}
      mayPay={() => agrees}
      onWallet={onWallet}
    />,
  );
  await waitFor(() => expect(fields).not.toBeNull());
  return { fields: fields as unknown as CardFields, onWallet, ...stripe };
}

test('a card is collected as a token of the provider, for an intent that the server makes', async () => {
  const { fields, asked } = await shown();
  expect(await fields.collect()).toEqual({ confirmation_token: 'ctoken_1' });
  expect(asked.elements).toMatchObject({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    locale: 'en',
  });
});

test('what is wrong with a field is told before a token is made', async () => {
  const stripe = aStripe({ submit: { error: { type: 'validation_error', code: 'incomplete_number' } } });
  const { fields, asked } = await shown({ stripe });
  expect(await fields.collect()).toEqual({ faults: ['card.number'] });
  expect(asked.tokens).toBe(0);
});

test('the bank’s step is the provider’s to show', async () => {
  const { fields, asked } = await shown();
  expect(await fields.act('seti_1_secret_2')).toBe(true);
  expect(asked.acted).toEqual(['seti_1_secret_2']);
});

test('without wallets it says so; with them they come first', async () => {
  const { emit } = await shown();
  emit('expressCheckout', 'ready', { availablePaymentMethods: undefined });
  await screen.findByText('This browser offers neither Apple Pay nor Google Pay.');
});

test('a wallet opens once its owner has agreed, tells what comes monthly, and pays', async () => {
  const { emit, onWallet } = await shown();
  emit('expressCheckout', 'ready', { availablePaymentMethods: { applePay: true } });
  await screen.findByText('or by card');
  const [resolve, reject] = [vi.fn(), vi.fn()];
  emit('expressCheckout', 'click', { resolve, reject });
  expect(resolve.mock.calls[0]?.[0]).toMatchObject({
    applePay: { recurringPaymentRequest: { regularBilling: { amount: 2490, recurringPaymentIntervalUnit: 'month' } } },
  });
  emit('expressCheckout', 'confirm', {});
  expect(onWallet).toHaveBeenCalledOnce();
});

test('a wallet does not open before', async () => {
  const { emit } = await shown({ agrees: false });
  const [resolve, reject] = [vi.fn(), vi.fn()];
  emit('expressCheckout', 'click', { resolve, reject });
  expect([resolve.mock.calls.length, reject.mock.calls.length]).toEqual([0, 1]);
});

test('where its script does not come, that is said, and it can be asked for again', async () => {
  let turns = 0;
  const { stripe } = aStripe();
  const hands = show(
    <StripeCard
      publishable_key="pk_test_1"
      bring={async () => (turns++ ? stripe : Promise.reject(new Error('blocked')))}
      onFields={() => undefined}
      charge={charge}
      mayPay={() => true}
      onWallet={() => undefined}
    />,
  );
  await hands.click(await screen.findByRole('button', { name: 'Load them again' }));
  await screen.findByText('The card fields are on their way…');
  expect(turns).toBe(2);
});
