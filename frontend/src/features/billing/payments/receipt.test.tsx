import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Receipt } from '#frontend/features/billing/payments/receipt.tsx';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import type { Charge } from '#shared/values/membership.ts';

const path = '/en/account/payments/:charge_id/receipt';
beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => aMembership());
});
function showReceipt(but: Partial<Charge> = {}) {
  const charge = aCharge(but);
  answer(billing.getCharge, () => ({ ...charge, refund_would: null, name: 'Ida Brandt', email: 'ida@example.com' }));
  return show(<Receipt />, { path, at: `/en/account/payments/${charge.charge_id}/receipt` });
}

test('shows number, recipient, purpose, card and consent', async () => {
  showReceipt();
  const paper = await screen.findByRole('article', { name: 'Receipt' });
  expect(paper.textContent).toContain('C-7Q2M4KXY-3');
  expect(paper.textContent).toContain('Ida Brandt');
  expect(paper.textContent).toContain('ida@example.com');
  expect(paper.textContent).toMatch(/Fri, Jan 22, 2027, 2:05.PM CST/);
  expect(
    screen.getByRole('row', { name: 'Calluna membership, month 3 Jan 22, 2027 – Feb 22, 2027 $24.90' }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Paid, USD $24.90' })).toBeTruthy();
  expect(paper.textContent).toContain('Card Visa •••• 4242. On your statement: CALLUNA REPORTS.');
  expect((await screen.findByRole('link', { name: 'terms version 7' })).getAttribute('href')).toBe(
    '/en/assistant/page/web-flow-terms-of-service/7',
  );
});

test('prints through the browser', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = showReceipt();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('of a refunded charge is marked, with nothing remaining', async () => {
  const refund = {
    asked_at: '2027-01-25T20:05:00.000Z',
    done_at: '2027-01-25T20:05:02.000Z',
    because: 'asked',
  } as const;
  showReceipt({ state: 'refunded', refund, refundable_until: null });
  expect(await screen.findByRole('row', { name: /^Refunded Mon, Jan 25, 2027, 2:05.PM CST −\$24\.90$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Remaining, USD $0.00' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Refund' })).toBeNull();
});

test('does not exist for a void charge', async () => {
  showReceipt({ state: 'declined', paid_at: null, receipt_number: null, refundable_until: null });
  expect(await screen.findByText('There is no receipt, because nothing was charged.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('says if the charge does not exist', async () => {
  answer(billing.getCharge, () => {
    throw new Fault('billing.charge-not-found');
  });
  show(<Receipt />, { path, at: `/en/account/payments/${newId('charge')}/receipt` });
  expect((await screen.findByRole('alert')).textContent).toContain('No results could be found.');
});
