import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { CardFields } from '#frontend/components/card-form/port.ts';
import { StripeCard } from '#frontend/components/card-form/stripe-card.tsx';
import { fakeStripe } from '#frontend/components/card-form/fake-stripe.ts';
import { show } from '#frontend/testing/render.tsx';

const charge = {
  currency: 'USD',
  minor_units: 2490,
  at: '2026-11-22T14:05:00.000Z',
  descriptor: 'CALLUNA REPORTS',
  due_now: 0,
};

/** Renders the fields on a fake Stripe and resolves once they are ready. */
async function shown({ stripe = fakeStripe(), agrees = true, due_now = 0 } = {}) {
  let fields: CardFields | null = null;
  const onWallet = vi.fn();
  const onFields = (next: CardFields | null) => void (fields = next);
  show(
    <StripeCard
      publishable_key="pk_test_1"
      bring={async () => stripe.stripe}
      onFields={onFields}
      charge={{ ...charge, due_now }}
      validate={() => agrees}
      onWallet={onWallet}
    />,
  );
  await waitFor(() => expect(fields).not.toBeNull());
  return { fields: fields as unknown as CardFields, onWallet, ...stripe };
}

test('collects a card as a confirmation token, for an intent created by the server', async () => {
  const { fields, requests } = await shown();
  expect(await fields.collect()).toEqual({ confirmation_token: 'ctoken_1' });
  expect(requests.elements).toMatchObject({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    locale: 'en',
  });
});

test('a payment that is due now shows its amount, and saves the card', async () => {
  const { requests } = await shown({ due_now: 2490 });
  expect(requests.elements).toMatchObject({ mode: 'payment', amount: 2490, setupFutureUsage: 'off_session' });
});

test('reports a field error before a token is created', async () => {
  const stripe = fakeStripe({ submit: { error: { type: 'validation_error', code: 'incomplete_number' } } });
  const { fields, requests } = await shown({ stripe });
  expect(await fields.collect()).toEqual({ faults: ['card.number'] });
  expect(requests.tokens).toBe(0);
});

test('Stripe shows the bank’s challenge', async () => {
  const { fields, requests } = await shown();
  expect(await fields.confirmAction('seti_1_secret_2')).toBe(true);
  expect(requests.acted).toEqual(['seti_1_secret_2']);
});

test('hides the wallet area without wallets, and puts wallets first otherwise', async () => {
  const { emit } = await shown();
  emit('expressCheckout', 'ready', { availablePaymentMethods: undefined });
  await screen.findByText('This browser offers neither Apple Pay nor Google Pay.');
});

test('a wallet opens after consent, shows the monthly price, and pays', async () => {
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

test('a wallet does not open without consent', async () => {
  const { emit } = await shown({ agrees: false });
  const [resolve, reject] = [vi.fn(), vi.fn()];
  emit('expressCheckout', 'click', { resolve, reject });
  expect([resolve.mock.calls.length, reject.mock.calls.length]).toEqual([0, 1]);
});

test('reports a script that cannot be loaded, and retries on request', async () => {
  let turns = 0;
  const { stripe } = fakeStripe();
  const user = show(
    <StripeCard
      publishable_key="pk_test_1"
      bring={async () => (turns++ ? stripe : Promise.reject(new Error('blocked')))}
      onFields={() => undefined}
      charge={charge}
      validate={() => true}
      onWallet={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await screen.findByText('Loading the card fields…');
  expect(turns).toBe(2);
});
