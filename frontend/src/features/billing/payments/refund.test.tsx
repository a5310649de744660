import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { Refund } from '#frontend/features/billing/payments/refund.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { stopClock } from '#frontend/testing/clock.ts';
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
const pending = {
  asked_at: '2027-04-07T19:06:02.000Z',
  done_at: null,
  because: 'asked',
  failures: [],
  next_try_at: null,
} as const;
const done = { ...pending, done_at: '2027-04-07T19:06:04.000Z' };

let charge: ChargeDetails;
beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => aMembership({ next_charge: next }));
});
function showRefund(but: Partial<ChargeDetails>, search = '') {
  charge = { ...aCharge(), refund_would: older, name: 'Ida Brandt', email: 'ida@example.com', ...but };
  answer(billing.getCharge, () => charge);
  return show(<Refund />, {
    path: '/en/account/payments/:charge_id/refund',
    at: `/en/account/payments/${charge.charge_id}/refund${search}`,
  });
}
/** Refunds are decided, and on their way from then on. */
function answerRefund() {
  const requests: object[] = [];
  answer(billing.refundCharge, (input) => {
    requests.push(input);
    charge = { ...charge, state: 'refunding', refund: pending, refund_would: null };
    return charge;
  });
  return requests;
}

test('of an older charge changes nothing else, and can also cancel', async () => {
  const requests = answerRefund();
  const user = showRefund({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund $24.90?' })).toBeTruthy();
  expect(screen.getByText('stay as they are')).toBeTruthy();
  expect(screen.getByText('continues')).toBeTruthy();
  const also = screen.getByRole('checkbox', {
    name: /Also cancel\. You will not be charged on Thu, Apr 22 or after\./,
  });
  expect((also as HTMLInputElement).checked).toBe(false);
  await user.click(also);
  expect(screen.getByText('ends with the paid period')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refund $24.90' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your refund is on its way.' })).toBeTruthy();
  expect(requests).toEqual([{ charge_id: charge.charge_id, also_cancel: true }]);
});

test('of the current charge ends the membership and its credits, and says so first', async () => {
  const requests = answerRefund();
  const user = showRefund({ refund_would: current });
  expect(await screen.findByText('47 end now')).toBeTruthy();
  expect(screen.getByText('ends now')).toBeTruthy();
  expect(screen.getByText(/so the membership ends with it/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refund $24.90' }));
  expect(await screen.findByRole('heading', { name: 'Your refund is on its way.' })).toBeTruthy();
  expect(requests).toEqual([{ charge_id: charge.charge_id, also_cancel: false }]);
});

test('in progress is polled until confirmed', async () => {
  const advance = stopClock();
  showRefund({ state: 'refunding', refund: pending, refund_would: null });
  expect((await screen.findByRole('status')).textContent).toBe('Not confirmed');
  charge = { ...charge, state: 'refunded', refund: done };
  await advance(3000);
  expect(await screen.findByRole('heading', { level: 1, name: '$24.90 has been refunded.' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Confirmed');
});

test('when done shows the date, a confirmation, and the membership’s state', async () => {
  showRefund({ state: 'refunded', refund: done, refund_would: null });
  expect(await screen.findByText(/Refunded in full Wed, Apr 7, 2:06.PM C[SD]T\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Printable confirmation' })).toBeTruthy();
  expect(screen.getByText(/The membership continues\./).textContent).toMatch(/Next charge \$24\.90, Thu, Apr 22/);
});

/** The titles of the steps, in order. */
const steps = async () => {
  await screen.findByRole('list');
  return screen.getAllByRole('listitem').map((each) => each.querySelector('b')?.textContent);
};
const returned = { sent_at: '2027-04-07T19:06:04.000Z', failed_at: '2027-04-09T09:00:00.000Z' };

test('that the bank returned says when it is sent again', async () => {
  const refund = { ...pending, failures: [returned], next_try_at: '2027-04-10T09:00:00.000Z' };
  showRefund({ state: 'refunding', refund, refund_would: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your refund is delayed.' })).toBeTruthy();
  expect(screen.getByText(/We send it again Sat, Apr 10/)).toBeTruthy();
  expect((await steps()).slice(2, 5)).toEqual(['Sent to the bank', 'The bank sent it back', 'We send it again']);
});

test('that was sent again keeps its history', async () => {
  const refund = { ...done, done_at: '2027-04-10T09:00:01.000Z', failures: [returned] };
  showRefund({ state: 'refunded', refund, refund_would: null });
  expect(await steps()).toEqual([
    'You requested a refund.',
    'Refund recorded',
    'Sent to the bank',
    'The bank sent it back',
    'Sent again',
    'On your statement',
  ]);
});

test('that came back for the last time leads to support', async () => {
  showRefund({ state: 'refund_failed', refund: { ...pending, failures: [returned] }, refund_would: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'The refund did not work.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    '/en/contact?topic=charge-or-refund&refund=failed',
  );
  expect((await steps()).at(-1)).toBe('Not sent again');
  expect(screen.getByText('Refund failed')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Printable confirmation' })).toBeNull();
});

test('shows a failure, and can be retried', async () => {
  answer(billing.refundCharge, () => {
    throw new Fault('request.conflict');
  });
  const user = showRefund({});
  const button = await screen.findByRole('button', { name: 'Refund $24.90' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('An error occurred during processing.');
  answerRefund();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your refund is on its way.' })).toBeTruthy();
});

test('is not offered after the refund period', async () => {
  const over = { refundable_until: null, refundable_ended_at: '2027-04-21T19:05:00.000Z' };
  showRefund({ refund_would: null, paid_at: '2027-03-22T19:05:00.000Z', ...over });
  expect(await screen.findByText('This payment can no longer be refunded here.')).toBeTruthy();
  expect(screen.getByText(/for 30 days after it was made, until Apr 21, 2027/)).toBeTruthy();
  const support = screen.getByRole('link', { name: 'Write to support' });
  expect(support.getAttribute('href')).toBe('/en/contact?topic=charge-or-refund');
});

test('is not offered for a void charge', async () => {
  showRefund({ state: 'declined', paid_at: null, refund_would: null, receipt_number: null });
  expect(await screen.findByText(/Nothing was charged for this month/)).toBeTruthy();
});

test('of a contract that may be withdrawn from carries that name, where it was opened for that', async () => {
  const withdrawable_until = new Date(Date.now() + 86_400_000).toISOString();
  answer(billing.getMembership, () => aMembership({ next_charge: next, withdrawable_until }));
  const requests = answerRefund();
  const user = showRefund({ refund_would: current }, '?withdraw');
  await screen.findByRole('heading', { level: 1, name: 'Withdraw from the contract, and get $24.90 back?' });
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('heading', { level: 1, name: 'Your refund is on its way.' });
  expect(requests).toEqual([{ charge_id: charge.charge_id, also_cancel: false }]);
});

test('confirms first that the withdrawal was received, then where the refund is', async () => {
  answer(billing.getMembership, () => aMembership({ standing: 'cancelled', withdrawn_at: pending.asked_at }));
  showRefund({ state: 'refunding', refund: { ...pending, because: 'withdrawn' }, refund_would: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'We have received your withdrawal.' })).toBeTruthy();
  expect(screen.getByText(/^Your refund is on its way\./)).toBeTruthy();
  expect(screen.getByText('You withdrew from the contract.')).toBeTruthy();
  expect(screen.getByText('You have withdrawn from the contract. You will not be charged again.')).toBeTruthy();
});

test('is a plain refund once the period of withdrawal is over', async () => {
  const withdrawable_until = new Date(Date.now() - 1000).toISOString();
  answer(billing.getMembership, () => aMembership({ next_charge: next, withdrawable_until }));
  showRefund({ refund_would: current }, '?withdraw');
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund $24.90?' })).toBeTruthy();
});
