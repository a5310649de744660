import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ledgerCsv, fetchWholeLedger } from '#frontend/features/credits/ledger-csv.ts';
import { Ledger } from '#frontend/features/credits/ledger.tsx';
import { entryOf } from '#frontend/features/credits/testing.ts';
import { pageOf } from '#frontend/testing/page.ts';
import { i18n } from '#frontend/i18n/index.ts';
import { formatsFor } from '#frontend/lib/use-formats.ts';
import { aMembership } from '#frontend/testing/membership.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { billing, type CreditEntry } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const lines = [
  entryOf({}),
  entryOf({ cause: 'returned-wrong-person', change: 1, left: 48, subject: 'Marisol Vane' }),
  entryOf({ cause: 'opened-again', change: 0, left: 47, subject: null, at: '2026-11-19T09:00:00.000Z' }),
  entryOf({ cause: 'month', change: 50, left: 50, subject: '5', person_id: null, at: '2026-11-01T14:05:00.000Z' }),
  entryOf({
    cause: 'membership-cancelled',
    change: -5,
    left: 0,
    subject: null,
    person_id: null,
    at: '2026-10-02T09:00:00.000Z',
  }),
];
const answerWith = (entries: CreditEntry[], renews_at: string | null = '2026-12-01T14:05:00.000Z') =>
  answer(billing.getCredits, ({ only }) => ({
    balance: 47,
    unused: 45,
    returned: 2,
    used: 3,
    renews_at,
    entries: pageOf(only === 'used' ? entries.filter(({ cause }) => cause === 'report') : entries),
  }));
beforeEach(() => {
  signInAs();
  answerWith(lines);
  answer(billing.getMembership, () => aMembership());
});
const row = (name: RegExp) => screen.findByRole('row', { name });

test('says that the next month adds fewer credits, as the payments page does', async () => {
  const answered = { unused: 120, returned: 0, used: 3, renews_at: '2026-12-01T14:05:00.000Z', entries: pageOf(lines) };
  answer(billing.getCredits, () => ({ balance: 120, ...answered }));
  show(<Ledger />);
  expect((await screen.findByRole('note')).textContent).toContain(
    'Credits now: 120. The next month adds 30, because we keep at most 150.',
  );
});

test('shows the balance, the next credits, and a dot for each credit', async () => {
  show(<Ledger />);
  expect(await screen.findByRole('heading', { level: 1, name: '47 credits' })).toBeTruthy();
  expect(screen.getByText(/New credits arrive .*Dec 1,.* Every credit is accounted for/)).toBeTruthy();
  const pips = screen.getByRole('img', { name: '47 unused, 2 of them returned, 3 used this month' });
  expect(pips.children).toHaveLength(50);
  expect(pips.querySelectorAll('.u')).toHaveLength(3);
});

test('each entry shows cause, subject, details, change and balance', async () => {
  show(<Ledger />);
  await row(/Report, Piet Halloran ?21 facts. 4 sources. Purpose: Find or reconnect with someone. −1 47/);
  await row(/Returned: wrong person, Marisol Vane \+1 48/);
  await row(/Reopened, a removed listing ?Free until Dec 20, 2026. 0 47/);
  await row(/Month 5 started \+50 50/);
  await row(/Membership canceled −5 0/);
  expect(screen.getByRole('rowheader', { name: 'Nov 1, 2026' })).toBeTruthy();
});

test('can show only used credits', async () => {
  const user = show(<Ledger />);
  await row(/Month 5/);
  await user.click(within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: 'Used' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Month 5/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Piet Halloran/ })).toBeTruthy();
});

test('explains a missing membership and an empty ledger', async () => {
  answerWith([], null);
  show(<Ledger />);
  expect(await screen.findByText(/no active membership/)).toBeTruthy();
  expect(screen.getByText('No credit activity yet.')).toBeTruthy();
});

test('can be retried after an error', async () => {
  answer(billing.getCredits, () => {
    throw new Fault('server.unexpected');
  });
  const user = show(<Ledger />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerWith(lines);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: '47 credits' })).toBeTruthy();
});

test('the CSV has every entry of every page, and no formula', async () => {
  answer(billing.getCredits, ({ page }) => ({
    balance: 47,
    unused: 45,
    returned: 2,
    used: 3,
    renews_at: null,
    entries: pageOf([entryOf({ subject: page === 2 ? '=HYPERLINK("evil")' : 'Ada' })], {
      current_page: page,
      last_page: 2,
    }),
  }));
  const csv = ledgerCsv(
    await fetchWholeLedger(),
    i18n.getFixedT('en', ['credits', 'report', 'auth']),
    formatsFor('en', 'America/Chicago'),
  );
  const [head, first, second] = csv.split('\r\n');
  expect(head).toBe('\ufeff"When (Central Time)","What and why","Change","Left"');
  expect(first).toBe(
    '"2026-11-20 11:08","Report · Ada · 21 facts. 4 sources. Purpose: Find or reconnect with someone.",-1,47',
  );
  expect(second).toContain('""evil""');
});
