import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAsFrame } from '#frontend/components/card-form/testing.ts';
import { stopClock } from '#frontend/testing/clock.ts';
import { aMembership, aProblem, visa } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Membership } from '#shared/values/membership.ts';

const address = '/en/account/card';
let membership: Membership;
beforeEach(() => {
  signInAs();
  membership = aMembership();
  answer(billing.getMembership, () => membership);
  answer(billing.getOffer, () => anOffer());
});

const keep = () => screen.findByRole('button', { name: 'Save this card' });
const pay = () => screen.findByRole('button', { name: 'Pay $24.90 now' });
const replaced = () => aMembership({ card: { ...visa, last4: '4444', brand: 'mastercard' } });

test('the number stays in the provider’s frame, and its token replaces the card', async () => {
  const requests: object[] = [];
  answer(billing.replaceCard, (input) => {
    requests.push(input);
    membership = replaced();
    return { state: 'done' as const, membership };
  });
  const { user } = open(address);
  expect(await screen.findByText('•••• 4242')).toBeTruthy();
  await answerAsFrame();
  await user.click(await keep());
  expect(await screen.findByRole('heading', { name: 'Your card has been replaced.' })).toBeTruthy();
  expect(screen.getByText('•••• 4444')).toBeTruthy();
  expect(requests).toEqual([
    { checkout_id: expect.stringMatching(/^cko_/) as string, confirmation_token: 'ctoken_of_a_card', charge_now: null },
  ]);
});

test('the frame shows the bank’s challenge, then the outcome is fetched', async () => {
  answer(billing.replaceCard, () => ({ state: 'action' as const, client_secret: 'seti_1_secret' }));
  answer(billing.finishCheckout, () => ({ state: 'done' as const, membership: replaced() }));
  const { user } = open(address);
  await keep();
  await answerAsFrame();
  await user.click(await keep());
  expect(await screen.findByRole('heading', { name: 'Your card has been replaced.' })).toBeTruthy();
});

test('the bank may challenge twice: for the card, and for the payment retried with it', async () => {
  const secrets = ['seti_1_secret', 'pi_1_secret'];
  const step = () => {
    const client_secret = secrets.shift();
    return client_secret
      ? ({ state: 'action' as const, client_secret } as const)
      : ({ state: 'done', membership: replaced() } as const);
  };
  answer(billing.replaceCard, step);
  answer(billing.finishCheckout, step);
  const { user } = open(address);
  await keep();
  await answerAsFrame();
  await user.click(await keep());
  expect(await screen.findByRole('heading', { name: 'Your card has been replaced.' })).toBeTruthy();
});

test('an unanswered challenge confirms nothing', async () => {
  const action = { state: 'action', client_secret: 'seti_1_secret' } as const;
  answer(billing.replaceCard, () => action);
  answer(billing.finishCheckout, () => action);
  const { user } = open(address);
  await keep();
  await answerAsFrame({ act: () => ({ type: 'action-done', ok: false }) });
  await user.click(await keep());
  expect((await screen.findByRole('alert')).textContent).toBe('The card was not saved. Please try again.');
  expect(screen.getByText('You have not been charged, and your current card stays.')).toBeTruthy();
});

test.each([
  ['a card that is only saved', undefined, 'The card was not saved: your bank’s check was not completed.'],
  ['one that pays a declined month', aProblem(), 'The payment was not confirmed with your bank.'],
])('the bank’s check of %s failed', async (_, problem, words) => {
  if (problem) answer(billing.getMembership, () => aMembership({ standing: 'past_due', problem }));
  answer(billing.replaceCard, () => {
    throw new Fault('billing.card-authentication');
  });
  const { user } = open(address);
  const submit = () => screen.findByRole('button', { name: problem ? 'Pay $24.90 now' : 'Save this card' });
  await submit();
  await answerAsFrame();
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByText('You have not been charged, and your current card stays.')).toBeTruthy();
});

test('a declined card is reported, and the next attempt is a new order', async () => {
  const ids: string[] = [];
  answer(billing.replaceCard, ({ checkout_id }) => {
    ids.push(checkout_id);
    throw new Fault('billing.card-insufficient-funds');
  });
  const { user } = open(address);
  await keep();
  await answerAsFrame();
  await user.click(await keep());
  expect((await screen.findByRole('alert')).textContent).toBe('Your card has insufficient funds.');
  expect(screen.getByText('You have not been charged, and your current card stays.')).toBeTruthy();
  await user.click(await keep());
  await waitFor(() => expect(new Set(ids).size).toBe(2));
});

test('a lost answer is retried with the same id', async () => {
  const advance = stopClock();
  const ids: string[] = [];
  answer(billing.replaceCard, ({ checkout_id }) => {
    ids.push(checkout_id);
    if (ids.length === 1) throw new Fault('billing.unknown');
    return { state: 'done' as const, membership: replaced() };
  });
  const { user } = open(address);
  await keep();
  await answerAsFrame();
  await user.click(await keep());
  await waitFor(() => expect(ids).toHaveLength(1));
  await advance(1000);
  expect(await screen.findByRole('heading', { name: 'Your card has been replaced.' })).toBeTruthy();
  expect(new Set(ids).size).toBe(1);
});

test('says what was paid with the new card', async () => {
  const problem = aProblem();
  membership = aMembership({ standing: 'past_due', problem });
  const charged: unknown[] = [];
  answer(billing.replaceCard, ({ charge_now }) => {
    charged.push(charge_now);
    membership = replaced();
    return { state: 'done' as const, membership };
  });
  const { user } = open(address);
  await pay();
  await answerAsFrame();
  await user.click(await pay());
  await screen.findByRole('heading', { name: 'Your card has been replaced.' });
  expect(charged).toEqual([problem.amount]);
  expect(screen.getByRole('status').textContent).toMatch(
    /\$24\.90 was paid with •••• 4444\. Next charge to this card: \$24\.90, \w{3}, \w{3} \d+/,
  );
});

test('after a declined payment names the amount and the month before it is charged', async () => {
  membership = aMembership({ standing: 'past_due', problem: aProblem() });
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay $24.90 now with another card.' })).toBeTruthy();
  expect(screen.getByText(/^For Jan 22, 2027 – Feb 22, 2027, the month that was declined\./)).toBeTruthy();
  expect(screen.getByText(/^By paying, you agree/).textContent).toMatch(
    /charged \$24\.90 now, next on Mon, Feb 22, \d+:05.[AP]M.*, and then monthly/,
  );
  expect(screen.queryByRole('link', { name: 'Confirm with the current card' })).toBeNull();
});

test('a payment that waits for its owner was not declined, and can be confirmed with the current card', async () => {
  const problem = aProblem({ code: 'billing.card-authentication', next_try_at: null, needs_owner: true });
  membership = aMembership({ standing: 'past_due', problem });
  open(address);
  expect(await screen.findByText(/The payment waits for your confirmation/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm with the current card' }).getAttribute('href')).toBe(
    `/en/account/payments/${problem.charge_id}/confirm`,
  );
  expect(screen.queryByText(/declined/)).toBeNull();
});

test('shows the amount anew where it is another one than shown', async () => {
  membership = aMembership({ standing: 'past_due', problem: aProblem() });
  answer(billing.replaceCard, () => {
    membership = aMembership();
    throw new Fault('billing.offer-changed');
  });
  const { user } = open(address);
  await pay();
  await answerAsFrame();
  await user.click(await pay());
  expect((await screen.findByRole('alert')).textContent).toContain('The offer has changed.');
  expect(await keep()).toBeTruthy();
});

test.each(['none', 'cancelled'] as const)('without a membership (%s) there is no card to replace', async (standing) => {
  membership = aMembership({ standing });
  open(address);
  expect(await screen.findByRole('heading', { name: 'No Active Subscription Found' })).toBeTruthy();
});

test('can be retried if the offer cannot be loaded', async () => {
  answer(billing.getOffer, () => {
    throw new Fault('server.unexpected');
  });
  const { user } = open(address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(billing.getOffer, () => anOffer());
  await user.click(again);
  expect(await keep()).toBeTruthy();
});
