import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { billing } from '#shared/api/billing.ts';
import { newId } from '#shared/values/id.ts';

test('says until when the membership runs, what became of the credits, and invents no charge', async () => {
  answerAccount({ subscribed_until: '2099-01-01T12:00:00.000Z' });
  const line = { purpose: null, facts: null, sources: null, person_id: null, free_until: null };
  const page = { current_page: 1, last_page: 1, per_page: 20, total: 2, next_page_url: null, prev_page_url: null };
  answer(billing.getCredits, () => ({
    ...{ balance: 49, unused: 49, returned: 0, used: 1, renews_at: null },
    entries: {
      ...page,
      data: [
        { ...line, entry_id: newId('entry'), at: '2026-11-21T12:00:00.000Z', cause: 'report' as const, change: -1, left: 49, subject: 'Tamsin Okafor' }, // prettier-ignore
        { ...line, entry_id: newId('entry'), at: '2026-11-20T12:00:00.000Z', cause: 'month' as const, change: 50, left: 50, subject: null }, // prettier-ignore
      ],
    },
  }));
  open('/en/account');
  expect(await screen.findByText('Runs until Jan 1, 2099')).toBeTruthy();
  expect(await screen.findByText('Tamsin Okafor')).toBeTruthy();
  expect(screen.getByText('−1')).toBeTruthy();
  expect(screen.getByText('+50')).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('who never paid is told so, and what is free', async () => {
  answerAccount({ subscribed_until: null, name: '' });
  open('/en/account');
  expect(await screen.findByText('No membership')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening)\.$/);
});

test('one navigation leads to every page of the account, and says where one is', async () => {
  answerAccount();
  open('/en/account');
  const here = await screen.findByRole('link', { name: 'Overview' });
  expect(here.getAttribute('aria-current')).toBe('page');
  const names = ['Profile', 'Security', 'Notifications', 'Credits', 'Searches', 'Opened reports', 'Privacy and data'];
  for (const name of names) expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
});
