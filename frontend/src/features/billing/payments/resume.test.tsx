import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { Payments } from '#frontend/features/billing/payments/payments.tsx';
import { resumptionOf } from '#frontend/features/billing/payments/resume.tsx';
import { aCharge, aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { receipts } from '#shared/api/receipts.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

const amount = { minor_units: 2490, currency: 'USD' } as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aPausedOne = (paid_until: string) =>
  aMembership({
    paid_until,
    can_pause: false,
    pause_choices: [],
    pause: { months: 2, until: inDays(40) },
    next_charge: { at: inDays(40), amount, period: 4, remind_at: inDays(33) },
  });

let membership: Membership;
let charges: Charge[];
let asked: unknown[];
beforeEach(() => {
  signInAs();
  asked = [];
  charges = [];
  membership = aPausedOne(inDays(-3));
  answer(billing.getMembership, () => membership);
  answer(billing.getCharges, () => ({ charges }));
  answer(receipts.getDetails, () => ({ details: null, country: null }));
});
const button = (name: RegExp | string) => screen.findByRole('button', { name });

test('after the paid time, a second click that names the amount, the card and the next date resumes', async () => {
  answer(billing.resumeMembership, (input) => {
    asked.push(input);
    charges = [aCharge({ period: 4, state: 'running', paid_at: null })];
    return (membership = aMembership());
  });
  show(<Payments />);
  await userEvent.click(await button('Resume now, $24.90 today'));
  expect(asked).toEqual([]);
  const question = await screen.findByRole('region', { name: 'Resume the membership now?' });
  expect(question.textContent).toMatch(/\$24\.90 is charged to •••• 4242 today.*next charge is \$24\.90, /);
  await userEvent.click(within(question).getByRole('button', { name: 'Resume now, $24.90 today' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/The pause is over\. The bank is asked for \$24\.90/);
  expect(asked).toEqual([{ charge_now: amount }]);
  charges = [aCharge({ period: 4 })];
  membership = aMembership({ next_charge: { at: inDays(31), amount, period: 5, remind_at: null } });
  await vi.waitFor(
    () => expect(screen.getByRole('status').textContent).toMatch(/The pause is over, and \$24\.90 is paid/),
    5000,
  );
});

test('once the month is paid, the notice and the card name the same next charge', async () => {
  const paidAt = inDays(0);
  const due = aMembership({ next_charge: { at: inDays(1 / 1440), amount, period: 4, remind_at: null } });
  let reads = 0;
  answer(billing.resumeMembership, () => {
    charges = [aCharge({ subscription_id: due.subscription_id!, period: 4, paid_at: paidAt })];
    return due;
  });
  answer(billing.getMembership, () => {
    if (charges.length === 0) return membership;
    // The first answer was written before the month was paid.
    return ++reads === 1 ? due : aMembership({ next_charge: { at: inDays(31), amount, period: 5, remind_at: null } });
  });
  show(<Payments />);
  await userEvent.click(await button('Resume now, $24.90 today'));
  const question = await screen.findByRole('region', { name: 'Resume the membership now?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Resume now, $24.90 today' }));
  await vi.waitFor(
    () => expect(screen.getByRole('status').textContent).toMatch(/The pause is over, and \$24\.90 is paid/),
    5000,
  );
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Chicago' }).format(
    new Date(inDays(31)),
  );
  expect(screen.getByRole('status').textContent).toContain(day);
  expect(screen.getAllByText(new RegExp(`${day}\\b`)).length).toBeGreaterThan(1);
});

test('a page that is out of date charges nothing: it shows the amount first', async () => {
  membership = aPausedOne(inDays(3));
  answer(billing.resumeMembership, (input) => {
    asked.push(input);
    membership = aPausedOne(inDays(-1));
    throw new Fault('billing.offer-changed');
  });
  show(<Payments />);
  await userEvent.click(await button('Resume now'));
  const question = await screen.findByRole('region', { name: 'Resume the membership now?' });
  expect(question.textContent).toContain('Nothing is charged today.');
  await userEvent.click(within(question).getByRole('button', { name: 'Resume now' }));
  expect(asked).toEqual([{ charge_now: null }]);
  await waitFor(() => expect(within(question).getByRole('button', { name: /\$24\.90 today/ })).toBeTruthy());
  expect(question.textContent).toContain('The offer has changed');
});

test('the next charge is at the end of the paid time, or a month after today', () => {
  const now = new Date('2027-01-31T12:00:00.000Z');
  expect(resumptionOf(aMembership(), now)).toBeUndefined();
  const paid = aPausedOne('2027-02-10T00:00:00.000Z');
  expect(resumptionOf(paid, now)).toEqual({ charge_now: null, next_at: paid.paid_until, amount, period: 4 });
  expect(resumptionOf(aPausedOne('2027-01-31T12:00:00.000Z'), now)).toEqual({
    charge_now: amount,
    next_at: '2027-02-28T12:00:00.000Z',
    amount,
    period: 4,
  });
});
