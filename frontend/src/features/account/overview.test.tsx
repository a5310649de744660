import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { aCharge, aMembership, aProblem } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { billing } from '#shared/api/billing.ts';
import { type Appointment, callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

/** The 5th of April, where the account is. */
const inApril = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-04-05T15:00:00.000Z') });
afterEach(() => vi.useRealTimers());

test('shows the end of the membership and the credit ledger, and no charge that is not planned', async () => {
  answerAccount();
  answer(billing.getMembership, () => aMembership({ paid_until: '2099-01-01T12:00:00.000Z', next_charge: null }));
  const line = { purpose: null, facts: null, sources: null, person_id: null, free_until: null };
  const page = { current_page: 1, last_page: 1, per_page: 20, total: 2, next_page_url: null, prev_page_url: null };
  answer(billing.getCredits, () => ({
    balance: 49,
    unused: 49,
    returned: 0,
    used: 1,
    renews_at: null,
    entries: {
      ...page,
      data: [
        {
          ...line,
          entry_id: newId('entry'),
          at: '2026-11-21T12:00:00.000Z',
          cause: 'report' as const,
          change: -1,
          left: 49,
          subject: 'Tamsin Okafor',
        },
        {
          ...line,
          entry_id: newId('entry'),
          at: '2026-11-20T12:00:00.000Z',
          cause: 'month' as const,
          change: 50,
          left: 50,
          subject: null,
        },
      ],
    },
  }));
  open('/en/account');
  expect(await screen.findByText('Paid until Jan 1, 2099')).toBeTruthy();
  expect(await screen.findByText('Tamsin Okafor')).toBeTruthy();
  expect(screen.getByText('−1')).toBeTruthy();
  expect(screen.getByText('+50')).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('tells members without payments what is free', async () => {
  answerAccount({ subscribed_until: null, name: '' });
  open('/en/account');
  expect(await screen.findByText('No membership')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a membership' }).getAttribute('href')).toBe('/en/payment');
  expect(screen.queryByRole('heading', { name: 'Charges' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Later month' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening)\.$/);
});

test('the navigation links to every account page and marks the current one', async () => {
  answerAccount();
  open('/en/account');
  const here = await screen.findByRole('link', { name: 'Overview' });
  expect(here.getAttribute('aria-current')).toBe('page');
  const names = [
    'Profile',
    'Security',
    'Notifications',
    'Payments',
    'Credits',
    'Searches',
    'Opened reports',
    'Privacy and data',
  ];
  for (const name of names) expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
});

test('shows the next charge, card, reminder and a link to cancel', async () => {
  answerAccount();
  const [at, remind_at] = ['2099-04-22T19:05:00.000Z', '2099-04-15T19:05:00.000Z'];
  const next = { at, amount: { minor_units: 2490, currency: 'USD' }, period: 1, remind_at } as const;
  answer(billing.getMembership, () => aMembership({ standing: 'trialing', trial_ends_at: at, next_charge: next }));
  open('/en/account');
  const ticket = await screen.findByRole('region', { name: 'Membership' });
  expect(ticket.textContent).toMatch(/Free until Wed, Apr 22, 2:05.PM CDT/);
  expect(ticket.textContent).toMatch(/Next charge\$24\.90, Wed, Apr 22, 2:05.PM CDT/);
  expect(ticket.textContent).toContain('•••• 4242, expires 04/29');
  expect(screen.getByRole('link', { name: 'Cancel membership' }).getAttribute('href')).toBe('/en/account/unsubscribe');
});

test('shows a declined payment with a link to another card', async () => {
  answerAccount();
  const problem = aProblem({ code: 'billing.card-expired', next_try_at: null, ends_at: null });
  answer(billing.getMembership, () => aMembership({ standing: 'past_due', next_charge: null, problem }));
  open('/en/account');
  expect((await screen.findByRole('region', { name: 'A payment was declined.' })).textContent).toContain(
    'The card has expired.',
  );
  expect(screen.getByRole('link', { name: 'Replace the card' }).getAttribute('href')).toBe('/en/account/card');
});

const anAppointment = (starts_at: string): Appointment => ({
  id: newId('appointment'),
  starts_at,
  ends_at: starts_at,
  reminds_at: starts_at,
  tz: 'America/Chicago',
  state: 'confirmed',
  call_id: newId('call'),
  caller_name: 'Dana Brandt',
  caller_number: '+12185550138',
  about: null,
  tells_caller: true,
  ics: '',
});

test('the calendar opens in the month of today by the clock of the server, also where all that comes is later', async () => {
  inApril();
  answerAccount();
  const until = '2099-04-22T19:05:00.000Z';
  const amount = { minor_units: 2490, currency: 'USD' } as const;
  const next_charge = { at: until, amount, period: 3, remind_at: null };
  answer(billing.getMembership, () => aMembership({ next_charge, pause: { months: 3, until } }));
  answer(billing.getCharges, () => ({ charges: [] }));
  answer(callbacks.getAppointments, () => ({ appointments: [] }));
  open('/en/account');
  const calendar = within(await screen.findByRole('region', { name: 'April 2027' }));
  expect(calendar.getByText('today:')).toBeTruthy();
  expect(calendar.queryByText('charge:')).toBeNull();
});

test('the calendar has the next charge and the next callback, and the charges are listed with what became of them', async () => {
  inApril();
  answerAccount();
  const [at, remind_at] = ['2027-04-22T19:05:00.000Z', '2027-04-15T19:05:00.000Z'];
  const next = { at, amount: { minor_units: 2490, currency: 'USD' }, period: 3, remind_at } as const;
  answer(billing.getMembership, () => aMembership({ next_charge: next }));
  answer(billing.getCharges, () => ({
    charges: [
      aCharge({ state: 'planned', charge_id: null, period: 3, due_at: at, paid_at: null }),
      aCharge({ state: 'declined', period: 2, paid_at: null }),
      aCharge({ period: 1, paid_at: '2026-11-21T20:05:00.000Z' }),
    ],
  }));
  answer(callbacks.getAppointments, () => ({
    appointments: [anAppointment('2027-04-10T15:30:00.000Z')],
  }));
  open('/en/account');
  const calendar = within(await screen.findByRole('region', { name: 'April 2027' }));
  expect(calendar.getByText('charge:').parentElement?.textContent).toBe('charge: 22');
  expect(calendar.getByText('reminder:').parentElement?.textContent).toBe('reminder: 15');
  expect(calendar.getByText('callback:').parentElement?.textContent).toBe('callback: 10');
  expect(calendar.getByRole('link').textContent).toMatch(/^Next callback: Sat, Apr 10, 10:30.AM CDT$/);
  const charges = within(screen.getByRole('region', { name: 'Charges' }));
  const rows = charges.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Membership, month 3Planned\$24\.90$/);
  expect(rows[1]).toMatch(/Membership, month 2Declined\$24\.90$/);
  expect(charges.getAllByText('$24.90').map((price) => price.closest('s') !== null)).toEqual([false, true, false]);
  expect(charges.getByRole('link', { name: 'Membership, month 3' }).getAttribute('href')).toBe(
    '/en/account/payments/next',
  );
});

test('says what to do about a refund that the bank returned', async () => {
  answerAccount();
  answer(billing.getMembership, () => aMembership());
  answer(billing.getCharges, () => ({ charges: [aCharge({ state: 'refund_failed', refundable_until: null })] }));
  open('/en/account');
  expect(await screen.findByRole('region', { name: 'The refund did not work.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeTruthy();
});

test('says before the charge that the next month adds no credits', async () => {
  answerAccount();
  answer(billing.getMembership, () => aMembership());
  const page = { current_page: 1, last_page: 1, per_page: 20, total: 0, next_page_url: null, prev_page_url: null };
  answer(billing.getCredits, () => ({
    balance: 150,
    unused: 150,
    returned: 0,
    used: 0,
    renews_at: null,
    entries: { ...page, data: [] },
  }));
  open('/en/account');
  expect((await screen.findByRole('note')).textContent).toContain(
    'Credits now: 150. The next month adds 0, because we keep at most 150.',
  );
});
