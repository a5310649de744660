import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { tamsin } from '#frontend/features/people/report/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { sharing } from '#shared/api/sharing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const address = '/en/shared-report#a-token';
const report = {
  ...tamsin,
  shared: { purpose: 'reconnect', ends_at: '2026-11-28T12:00:00.000Z', now: '2026-11-21T12:00:00.000Z' } as const,
};

test('a link is opened by a press alone', async () => {
  const asked: boolean[] = [];
  answer(sharing.openLink, ({ is_reload }) => {
    asked.push(is_reload ?? false);
    if (is_reload) throw new Fault('people.report-not-opened');
    return report;
  });
  const { user } = open(address);
  const press = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open the report' });
  await waitFor(() => expect(press.disabled).toBe(false)); // once the token is out of the address
  await user.click(press);
  expect(await screen.findByRole('heading', { level: 1, name: tamsin.names[0]!.full_name })).toBeTruthy();
  expect(asked.filter((isReload) => !isReload)).toHaveLength(1);
  expect(
    screen.getByText(/^Not searched: sanctions lists, .* A shared report asks no public registers\.$/),
  ).toBeTruthy();
});

test('a link that has ended says so before a press', async () => {
  answer(sharing.openLink, () => {
    throw new Fault('auth.link-expired');
  });
  open(address);
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open the report' })).toBeNull();
});
