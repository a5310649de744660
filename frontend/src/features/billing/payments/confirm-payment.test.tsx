import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAsFrame } from '#frontend/components/card-form/testing.ts';
import { aCharge, aMembership, aProblem } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing, type CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

const charge_id = newId('charge');
const address = `/en/account/payments/${charge_id}/confirm`;
const problem = aProblem({
  code: 'billing.card-authentication',
  charge_id,
  next_try_at: null,
  ends_at: '2027-01-30T20:05:00.000Z',
  needs_owner: true,
});
let membership: Membership;
let state: Charge['state'];

beforeEach(() => {
  signInAs();
  state = 'declined';
  membership = aMembership({ standing: 'past_due', problem });
  answer(billing.getMembership, () => membership);
  answer(billing.getOffer, () => anOffer());
  answer(billing.getCharge, () => ({
    ...aCharge({ charge_id, state, problem: state === 'declined' ? problem : null, period: 2 }),
    refund_would: null,
    name: 'Ida',
    email: 'ida@example.com',
  }));
});

const button = () => screen.findByRole('button', { name: 'Confirm with your bank' });

test('says what is confirmed, with which card and by when, and passes the challenge of the bank', async () => {
  const steps: CheckoutStep[] = [{ state: 'action', client_secret: 'pi_1_secret_2' }];
  answer(billing.confirmCharge, () => {
    const step = steps.shift();
    if (step) return step;
    state = 'paid';
    membership = aMembership();
    return { state: 'done' as const, membership };
  });
  const { user } = open(address);
  expect(await screen.findByRole('heading', { name: 'Confirm the payment of $24.90.' })).toBeTruthy();
  expect(await screen.findByText(/•••• 4242/)).toBeTruthy();
  expect(screen.getByText(/Jan 30/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe('/en/account/card');
  const { messages } = await answerAsFrame();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: '$24.90 is paid.' })).toBeTruthy();
  expect(messages).toContainEqual({ type: 'action', client_secret: 'pi_1_secret_2' });
});

test('a refused challenge says that nothing was charged, and can be tried again', async () => {
  answer(billing.confirmCharge, () => {
    throw new Fault('billing.card-authentication');
  });
  const { user } = open(address);
  await user.click(await button());
  expect(await screen.findByText('You have not been charged.')).toBeTruthy();
  expect(await button()).toBeTruthy();
});

test('says that it is no longer open, once it was canceled', async () => {
  state = 'void';
  membership = aMembership({ standing: 'cancelled' });
  open(address);
  expect(await screen.findByRole('heading', { name: 'This payment is no longer open.' })).toBeTruthy();
  expect(screen.getByText('It was canceled or given up. Nothing was charged, and nothing will be.')).toBeTruthy();
});

test('says that it is paid, where it was meanwhile', async () => {
  state = 'paid';
  membership = aMembership();
  open(address);
  expect(await screen.findByRole('heading', { name: '$24.90 is paid.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy();
});

test('a payment that is tried again by itself needs no confirmation', async () => {
  membership = aMembership({
    standing: 'past_due',
    problem: { ...problem, code: 'billing.card-declined', next_try_at: '2027-01-24T20:05:00.000Z', needs_owner: false },
  });
  open(address);
  expect(await screen.findByRole('heading', { name: 'This payment needs no confirmation.' })).toBeTruthy();
});
