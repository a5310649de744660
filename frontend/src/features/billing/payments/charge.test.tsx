import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Charge } from '#frontend/features/billing/payments/charge.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { aCharge, aMembership, aProblem } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import type { Charge as OneOfAll } from '#shared/values/membership.ts';

const next = {
  at: '2027-04-22T19:05:00.000Z',
  amount: { minor_units: 2490, currency: 'USD' },
  period: 6,
  remind_at: '2027-04-15T19:05:00.000Z',
} as const;
const planned = aCharge({
  charge_id: null,
  state: 'planned',
  period: 6,
  due_at: next.at,
  from: next.at,
  paid_at: null,
  until: '2027-05-22T19:05:00.000Z',
  receipt_number: null,
  refundable_until: null,
});
const membership = aMembership({ next_charge: next });
beforeEach(() => {
  signInAs();
  answer(billing.getMembership, () => membership);
  answer(billing.getCharges, () => ({ charges: [planned] }));
});
const showNext = () => show(<Charge />, { path: '/en/account/payments/:charge_id', at: '/en/account/payments/next' });
function showOne(but: Partial<OneOfAll>) {
  const one: ChargeDetails = { ...aCharge(but), refund_would: null, name: 'Ida Brandt', email: 'ida@example.com' };
  answer(billing.getCharge, () => one);
  return show(<Charge />, {
    path: '/en/account/payments/:charge_id',
    at: `/en/account/payments/${one.charge_id}`,
  });
}

test('the next charge shows its date, the deadline to stop it, and the steps in order', async () => {
  showNext();
  const title = await screen.findByRole('heading', { level: 1, name: '$24.90 on Thu, Apr 22.' });
  expect(title.parentElement?.textContent).toMatch(/Not charged yet\. You can stop it until 2:05.PM C[SD]T/);
  const steps = screen.getByRole('heading', { name: 'What happens, and when' }).closest('aside');
  const order = within(steps as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(order[0]).toMatch(/Thu, Apr 15, 2:05.PM C[SD]TReminder by email/);
  expect(order[1]).toMatch(/Thu, Apr 22, 2:04.PM C[SD]TLast chance to cancel/);
  expect(order[2]).toMatch(/2:05.PM C[SD]T\$24\.90From •••• 4242\. 50 new credits are added\./);
  expect(order[3]).toMatch(/At most three more attempts within 21 days/);
  expect(order[4]).toMatch(/Sat, May 22, 2:05.PM C[SD]T\$24\.90And monthly/);
  expect(screen.getByRole('link', { name: 'terms, version 7' }).closest('dd')?.textContent).toBe(
    'Nov 21, 2026, terms, version 7',
  );
  expect(screen.getByText('CALLUNA REPORTS')).toBeTruthy();
});

test('the calendar marks reminder and charge, and can be paged', async () => {
  const user = showNext();
  const calendar = await screen.findByRole('region', { name: 'April 2027' });
  expect(within(calendar).getByText('reminder:').parentElement?.textContent).toBe('reminder: 15');
  expect(within(calendar).getByText('charge:').parentElement?.textContent).toBe('charge: 22');
  await user.click(screen.getByRole('button', { name: 'Later month' }));
  expect(await screen.findByRole('region', { name: 'May 2027' })).toBeTruthy();
  expect(screen.queryByText('charge:')).toBeNull();
});

test('can be added to a calendar by a file', async () => {
  const files: Blob[] = [];
  const create = vi.fn((file: Blob) => (files.push(file), 'blob:1'));
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  const user = showNext();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART:20270422T190500Z');
  expect(text).toContain('SUMMARY:Calluna charges $24.90 for month 6');
  expect(text).toContain('/en/account/unsubscribe');
});

test('a paid charge shows its date, and can be refunded', async () => {
  showOne({ refundable_until: '2099-02-21T20:05:03.000Z' });
  expect(await screen.findByText(/Membership, month 3\. Charged Fri, Jan 22, 2:05.PM C[SD]T\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refund' })).toBeTruthy();
  expect(screen.getByText('in full, until Feb 21, 2099')).toBeTruthy();
  expect(screen.getByText('C-7Q2M4KXY-3')).toBeTruthy();
});

test('a declined charge shows why, and links to another card', async () => {
  const charge_id = newId('charge');
  const problem = { code: 'billing.card-expired', next_try_at: null } as const;
  answer(billing.getMembership, () =>
    aMembership({
      standing: 'past_due',
      next_charge: null,
      problem: aProblem({ ...problem, charge_id, ends_at: null }),
    }),
  );
  showOne({ charge_id, state: 'declined', paid_at: null, receipt_number: null, refundable_until: null, problem });
  expect(await screen.findByText(/The bank declined it, and nothing was charged\./)).toBeTruthy();
  expect(screen.getByText(/The card has expired\. Nothing was charged\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Replace the card' })).toBeTruthy();
});

test('a charge captured after cancelling was refunded automatically', async () => {
  const refund = {
    asked_at: '2027-01-22T20:05:04.000Z',
    done_at: '2027-01-22T20:05:09.000Z',
    failures: [],
    next_try_at: null,
    because: 'cancelled',
  } as const;
  showOne({ state: 'refunded', refund, refundable_until: null });
  expect(await screen.findByText(/It came in after you had canceled, so it is refunded automatically\./)).toBeTruthy();
  expect(screen.getByText('−$24.90')).toBeTruthy();
});

test('a refund that the bank returned is sent again: when, in the lead and the steps', async () => {
  const refund = {
    asked_at: '2027-01-22T20:05:04.000Z',
    done_at: null,
    failures: [{ sent_at: '2027-01-22T20:05:09.000Z', failed_at: '2027-01-23T20:05:09.000Z' }],
    next_try_at: '2027-01-24T20:05:09.000Z',
    because: 'asked',
  } as const;
  showOne({ state: 'refunding', refund, refundable_until: null });
  expect(
    await screen.findByText(/month 3\. The bank returned your refund\. We send it again Sun, Jan 24/),
  ).toBeTruthy();
  expect(screen.queryByText(/Your refund is on its way/)).toBeNull();
  expect(screen.getByText('We send it again')).toBeTruthy();
  expect(screen.getByText('The bank sent it back').closest('li')?.textContent).toMatch(/Sat, Jan 23/);
});

test.each(['next', 'chg_nobody', newId('charge')])('charge “%s” does not exist', async (charge_id) => {
  answer(billing.getCharges, () => ({ charges: [] }));
  answer(billing.getCharge, () => {
    throw new Fault('billing.charge-not-found');
  });
  show(<Charge />, { path: '/en/account/payments/:charge_id', at: `/en/account/payments/${charge_id}` });
  expect((await screen.findByRole('alert')).textContent).toContain('No results could be found.');
});
