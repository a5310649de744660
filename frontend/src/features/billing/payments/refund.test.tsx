import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { Refund } from '#frontend/features/billing/payments/refund.tsx';
import type { OneCharge } from '#frontend/features/billing/payments/use-charge.ts';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const older = { end_membership: false, end_credits: 0 };
const current = { end_membership: true, end_credits: 47 };
const next = {
  at: '2027-04-22T19:05:00.000Z',
  amount: { minor_units: 2490, currency: 'USD' },
  period: 6,
  remind_at: null,
} as const;
const asked = { asked_at: '2027-04-07T19:06:02.000Z', done_at: null, because: 'asked' } as const;
const done = { ...asked, done_at: '2027-04-07T19:06:04.000Z' };

let charge: OneCharge;
beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => aMembership({ next_charge: next }));
});
function showRefund(but: Partial<OneCharge>) {
  charge = { ...aCharge(), refund_would: older, name: 'Ida Brandt', email: 'ida@example.com', ...but };
  answer(billing.getCharge, () => charge);
  return show(<Refund />, {
    path: '/en/account/payments/:charge_id/refund',
    at: `/en/account/payments/${charge.charge_id}/refund`,
  });
}
/** Refunds are decided, and on their way from then on. */
function answerRefund() {
  const heard: object[] = [];
  answer(billing.refundCharge, (input) => {
    heard.push(input);
    charge = { ...charge, state: 'refunding', refund: asked, refund_would: null };
    return charge;
  });
  return heard;
}

test('of an older charge changes nothing else, and may cancel as well', async () => {
  const heard = answerRefund();
  const hands = showRefund({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund $24.90?' })).toBeTruthy();
  expect(screen.getByText('stay as they are')).toBeTruthy();
  expect(screen.getByText('goes on')).toBeTruthy();
  const also = screen.getByRole('checkbox', { name: /Also cancel\. Nothing is charged on Thu, Apr 22 or after\./ });
  expect((also as HTMLInputElement).checked).toBe(false);
  await hands.click(also);
  expect(screen.getByText('runs out with what is paid')).toBeTruthy();
  await hands.click(screen.getByRole('button', { name: 'Refund $24.90' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The refund is on its way.' })).toBeTruthy();
  expect(heard).toEqual([{ charge_id: charge.charge_id, also_cancel: true }]);
});

test('of the current charge ends the membership and its credits, and says so before', async () => {
  const heard = answerRefund();
  const hands = showRefund({ refund_would: current });
  expect(await screen.findByText('47 end now')).toBeTruthy();
  expect(screen.getByText('ends now')).toBeTruthy();
  expect(screen.getByText(/so the membership ends with it/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await hands.click(screen.getByRole('button', { name: 'Refund $24.90' }));
  expect(await screen.findByRole('heading', { name: 'The refund is on its way.' })).toBeTruthy();
  expect(heard).toEqual([{ charge_id: charge.charge_id, also_cancel: false }]);
});

test('on its way is looked at again until it is confirmed', async () => {
  showRefund({ state: 'refunding', refund: asked, refund_would: null });
  expect((await screen.findByRole('status')).textContent).toBe('Not confirmed');
  charge = { ...charge, state: 'refunded', refund: done };
  expect(await screen.findByRole('heading', { level: 1, name: '$24.90 is yours again.' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Confirmed');
});

test('done says when, gives proof, and what became of the membership', async () => {
  showRefund({ state: 'refunded', refund: done, refund_would: null });
  expect(await screen.findByText(/Refunded in full Wed, Apr 7, 2:06.PM\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Proof to print' })).toBeTruthy();
  expect(screen.getByText(/The membership goes on\./).textContent).toMatch(/Next charge \$24\.90, Thu, Apr 22/);
});

test('is told where it failed, and may be asked for again', async () => {
  answer(billing.refundCharge, () => {
    throw new Fault('request.conflict');
  });
  const hands = showRefund({});
  const button = await screen.findByRole('button', { name: 'Refund $24.90' });
  await hands.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('An error occurred during processing.');
  answerRefund();
  await hands.click(button);
  expect(await screen.findByRole('heading', { name: 'The refund is on its way.' })).toBeTruthy();
});

test('of what is too old is none', async () => {
  showRefund({ refund_would: null, refundable_until: null });
  expect(await screen.findByText('This payment can no longer be refunded here.')).toBeTruthy();
});

test('of what was never taken is none', async () => {
  showRefund({ state: 'declined', paid_at: null, refund_would: null, receipt_number: null });
  expect(await screen.findByText(/Nothing was taken for this month/)).toBeTruthy();
});
