import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Receipt } from '#frontend/features/billing/payments/receipt.tsx';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { receipts } from '#shared/api/receipts.ts';
import { support } from '#shared/api/support.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import type { Charge } from '#shared/values/membership.ts';
import { exampleSeller } from '#shared/values/seller.ts';

const path = '/en/account/payments/:charge_id/receipt';
beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => aMembership());
  answer(support.getSeller, () => ({ ...seller, is_example: false, refund_days: 30 }));
  answerReceipt();
});
const seller = { ...exampleSeller, name: 'Heather & Sons Ltd' };
const answerReceipt = (but: Partial<Output<typeof receipts.getReceipt>> = {}) =>
  answer(receipts.getReceipt, () => ({
    number: 'C-7Q2M4KXY-3',
    credit_note_number: null,
    void_credit_note_number: null,
    billed_to: null,
    revised_at: null,
    may_add_details: false,
    ...but,
  }));
const details = {
  name: 'Heather Trading',
  street: '418 Cedar Hollow Rd',
  city: 'Duluth',
  state: 'MN',
  postal_code: '55802',
  country: 'US',
  tax_id: '12-3456789',
};
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
    failures: [],
    next_try_at: null,
    because: 'asked',
  } as const;
  showReceipt({ state: 'refunded', refund, refundable_until: null });
  expect(await screen.findByRole('row', { name: /^Refunded Mon, Jan 25, 2027, 2:05.PM CST −\$24\.90$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Remaining, USD $0.00' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Refund' })).toBeNull();
});

const asked = {
  asked_at: '2027-01-25T20:05:00.000Z',
  done_at: null,
  failures: [],
  next_try_at: null,
  because: 'asked',
} as const;

test('keeps its tax lines when it is refunded', async () => {
  const usd = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
  const tax = { name: 'Sales tax', place: 'US-TX', percent: 8.25, inclusive: false, net: usd(2300), tax: usd(190) };
  showReceipt({ state: 'refunded', refund: { ...asked, done_at: asked.asked_at }, tax, refundable_until: null });
  expect(await screen.findByRole('row', { name: /^Calluna membership.*\$23\.00$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Sales tax 8.25% $1.90' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Paid, USD $24.90' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Remaining, USD $0.00' })).toBeTruthy();
  expect(screen.getByText('It was refunded')).toBeTruthy();
});

test('of a withdrawal says that its member withdrew', async () => {
  const refund = { ...asked, done_at: asked.asked_at, because: 'withdrawn' } as const;
  showReceipt({ state: 'refunded', refund, refundable_until: null });
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.getByText(/You withdrew from the contract\.$/)).toBeTruthy();
});

test('of a refund under way does not say that it was refunded', async () => {
  showReceipt({ state: 'refunding', refund: asked, refundable_until: null });
  expect(await screen.findByRole('row', { name: /^Refund in progress .* −\$24\.90$/ })).toBeTruthy();
  expect(screen.queryByText('It was refunded')).toBeNull();
});

test('of a refund that the bank returned and that is sent again, nothing is taken off yet', async () => {
  const failures = [{ sent_at: asked.asked_at, failed_at: asked.asked_at }];
  const refund = { ...asked, failures, next_try_at: '2027-04-01T15:00:00.000Z' };
  showReceipt({ state: 'refunding', refund, refundable_until: null });
  expect(await screen.findByRole('row', { name: 'Paid, USD $24.90' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Remaining|−/ })).toBeNull();
  expect(screen.getByText('The bank sent it back')).toBeTruthy();
  expect(screen.getByText('Refund delayed')).toBeTruthy();
  expect(screen.getByText('We send it again').nextElementSibling?.textContent).toMatch(/^Thu, Apr 1, 2027/);
});

test('of a refund that failed is that of a paid charge, and says what to do', async () => {
  answerReceipt({ void_credit_note_number: 'R-7Q2M4KXY-3' });
  showReceipt({ state: 'refund_failed', refund: asked, refundable_until: null });
  expect(await screen.findByRole('row', { name: 'Paid, USD $24.90' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Remaining|−/ })).toBeNull();
  expect(screen.queryByText(/It was refunded|in progress/)).toBeNull();
  expect(screen.getByText(/Please write to us\./)).toBeTruthy();
  expect(await screen.findByText(/Credit note R-7Q2M4KXY-3 is void/)).toBeTruthy();
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

test('names the seller, with its numbers and contact', async () => {
  showReceipt();
  const paper = await screen.findByRole('article', { name: 'Receipt' });
  await screen.findByText('Heather & Sons Ltd');
  for (const line of [seller.address, seller.registration, seller.tax_id, seller.email])
    expect(paper.textContent).toContain(line);
  expect(paper.textContent).not.toContain('Example: no company');
});

test('is made out to the billing details, with its tax', async () => {
  const usd = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
  answerReceipt({ billed_to: details, revised_at: '2027-01-25T20:05:00.000Z' });
  showReceipt({ tax: { name: 'VAT', place: 'GB', percent: 20, inclusive: true, net: usd(2075), tax: usd(415) } });
  await screen.findByText('Heather Trading');
  const paper = screen.getByRole('article', { name: 'Receipt' });
  expect(paper.textContent).toContain('Duluth, MN 55802');
  expect(paper.textContent).toContain('EIN\u00A012-3456789');
  expect(paper.textContent).toContain('Corrected on Jan 25, 2027: billing details.');
  expect(
    screen.getByRole('row', { name: 'Calluna membership, month 3 Jan 22, 2027 – Feb 22, 2027 $24.90' }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Before tax $20.75' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'VAT 20% $4.15' })).toBeTruthy();
});

test('a tax on top of the price is added to it', async () => {
  const usd = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
  showReceipt({
    tax: { name: 'Sales tax', place: 'US-TX', percent: 8.25, inclusive: false, net: usd(2300), tax: usd(190) },
  });
  expect(
    await screen.findByRole('row', { name: 'Calluna membership, month 3 Jan 22, 2027 – Feb 22, 2027 $23.00' }),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Sales tax 8.25% $1.90' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Paid, USD $24.90' })).toBeTruthy();
});

test('is issued again with the present billing details', async () => {
  answerReceipt({ may_add_details: true });
  answer(receipts.addDetails, () => {
    const revised_at = '2027-05-01T12:00:00.000Z';
    answerReceipt({ billed_to: details, revised_at });
    return {
      number: 'C',
      credit_note_number: null,
      void_credit_note_number: null,
      billed_to: details,
      revised_at,
      may_add_details: false,
    };
  });
  answer(receipts.mailReceipt, () => ({ email: 'ida@example.com' }));
  const user = showReceipt();
  await user.click(await screen.findByRole('button', { name: 'Email me this receipt' }));
  expect(await screen.findByText(/^Sent to/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Issue a corrected receipt' }));
  expect(await screen.findByText('Heather Trading')).toBeTruthy();
  // What was sent is not what is shown.
  expect(screen.queryByText(/^Sent to/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Issue a corrected receipt' })).toBeNull();
});

test('is saved as a PDF file', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const onRequest = vi.fn();
  answer(receipts.getReceiptPdf, (input) => {
    onRequest(input);
    return { name: 'calluna-receipt.pdf', pdf: btoa('%PDF-1.3') };
  });
  const user = showReceipt();
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await vi.waitFor(() => expect(saved).toEqual(['calluna-receipt.pdf']));
  expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ document: 'receipt', language: 'en' }));
  expect(screen.queryByRole('button', { name: 'Credit note as PDF' })).toBeNull();
  click.mockRestore();
});

test('is mailed again, and says where to; a limit is shown', async () => {
  answer(receipts.mailReceipt, () => ({ email: 'ida@example.com' }));
  const user = showReceipt();
  await user.click(await screen.findByRole('button', { name: 'Email me this receipt' }));
  expect((await screen.findByRole('status')).textContent).toBe('Sent to ida@example.com.');
  answer(receipts.mailReceipt, () => {
    throw new Fault('request.too-many');
  });
  await user.click(screen.getByRole('button', { name: 'Email me this receipt' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
