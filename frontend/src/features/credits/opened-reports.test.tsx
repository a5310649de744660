import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { OpenedReports } from '#frontend/features/credits/opened-reports.tsx';
import { openedOf } from '#frontend/features/credits/testing.ts';
import { pageOf } from '#frontend/testing/page.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { people } from '#shared/api/people.ts';

beforeEach(() => void signInAs());
const rows = (part: string) => within(screen.getByRole('region', { name: part })).getAllByRole('listitem');

test('separates reports that reopen for free', async () => {
  answer(people.getOpened, () =>
    pageOf([
      openedOf({ new_facts: 1 }),
      openedOf({ full_name: 'Marisol Vane', returned: 'wrong-person', returned_at: '2026-11-01T12:00:00.000Z' }),
      openedOf({ full_name: 'Tamsin Okafor', free_until: '2026-01-02T12:00:00.000Z' }),
      openedOf({ full_name: null }),
    ]),
  );
  show(<OpenedReports />);
  const again = await screen.findByRole('link', { name: 'Open for free: Piet Halloran' });
  expect(again.getAttribute('href')).toMatch(/^\/en\/search-result\/per_/);
  expect(rows('Free to open')).toHaveLength(1);
  expect(screen.getByText('1 new')).toBeTruthy();
  const [wrong, ended, removed] = rows('Closed');
  expect(within(wrong!).getByText('Wrong person, credit returned Nov 1, 2026')).toBeTruthy();
  expect(within(ended!).getByText('ended Jan 2, 2026')).toBeTruthy();
  expect(within(ended!).getByRole('link', { name: 'Open for 1 credit: Tamsin Okafor' })).toBeTruthy();
  expect(within(removed!).getByText('A removed listing')).toBeTruthy();
  expect(within(removed!).queryByRole('link')).toBeNull();
  expect(removed!.textContent).toContain(`Facts${openedOf({}).facts}`);
  for (const row of [wrong!, ended!, removed!])
    expect(row.textContent).toMatch(/Opened \w+ \d+, \d{4}, .+ · Find or reconnect with someone/);
});

test('days are those of the account', async () => {
  signInAs({ time_zone: 'Pacific/Kiritimati' });
  answer(people.getOpened, () => pageOf([openedOf({ free_until: '2026-01-02T12:00:00.000Z' })]));
  show(<OpenedReports />);
  expect(await screen.findByText('ended Jan 3, 2026')).toBeTruthy();
});

test('is paged', async () => {
  answer(people.getOpened, ({ page }) =>
    pageOf([openedOf({ full_name: `Number ${page}` })], { current_page: page, last_page: 2 }),
  );
  const user = show(<OpenedReports />);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Number 2')).toBeTruthy();
});

test('explains itself while empty', async () => {
  answer(people.getOpened, () => pageOf([]));
  show(<OpenedReports />);
  expect(await screen.findByRole('heading', { name: 'No opened reports yet.' })).toBeTruthy();
});
