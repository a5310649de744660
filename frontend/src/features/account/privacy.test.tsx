import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answerAccount } from '#frontend/features/account/testing.ts';
import { stored } from '#frontend/lib/storage.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { support } from '#shared/api/support.ts';

const none = { count_visits: false, record_sessions: false };
let choices = none;
let opted_out_at: string | null = null;
beforeEach(() => {
  choices = none;
  opted_out_at = null;
  answerAccount();
  answer(account.getPrivacy, () => ({
    choices,
    opted_out_at,
    kept: [{ what: 'searches' as const, count: 9, kept: '12-months' as const }],
  }));
  answer(account.updatePrivacy, (input) => (choices = { ...choices, ...(input as Partial<typeof none>) }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.restoreAllMocks();
});

test('shows how much is kept and for how long', async () => {
  open('/en/account/privacy');
  const row = (await screen.findByRole('cell', { name: 'at most 12 months' })).closest('tr');
  expect(row?.textContent).toContain('9');
});

test('nothing is ticked in advance; consent to counting is stored in this browser, and withdrawn', async () => {
  const { user } = open('/en/account/privacy');
  const count = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Count visits/ });
  expect((await count()).checked).toBe(false);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(await count());
  await waitFor(() => expect(stored('configuration')).toEqual({ clarity: false, visits: true }));
  await waitFor(async () => expect((await count()).checked).toBe(true));
  await user.click(await count());
  await waitFor(() => expect(stored('configuration')).toEqual({ clarity: false, visits: false }));
});

test('recording is a switch of its own, on a stage with a recorder', async () => {
  answer(support.getConfiguration, () => ({
    clarity_project: 'abcde12345',
    radical_wording: 'second' as const,
    country: null,
  }));
  const { user } = open('/en/account/privacy');
  const record = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Record visits/ });
  expect((await record()).checked).toBe(false);
  await user.click(await record());
  await waitFor(() => expect(stored('configuration')).toEqual({ clarity: true, visits: false }));
  await waitFor(async () => expect((await record()).checked).toBe(true));
  await user.click(await record());
  await waitFor(() => expect(stored('configuration')).toEqual({ clarity: false, visits: false }));
});

test('acknowledges Global Privacy Control, of this browser or another', async () => {
  opted_out_at = '2026-11-20T09:00:00.000Z';
  open('/en/account/privacy');
  expect((await screen.findByText(/first sent Global Privacy Control/)).textContent).toContain(
    'Opted out since Nov 20, 2026',
  );
});

test('exports everything as a file created in this browser', async () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  Object.assign(URL, { createObjectURL: (made: Blob) => ((blob = made), 'blob:x'), revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  answer(account.exportData, () => ({
    generated_at: '2026-11-21T14:05:00.000Z',
    data: { account: [{ name: 'Ida' }] },
  }));
  const { user } = open('/en/account/privacy');
  await user.click(await screen.findByRole('button', { name: 'As JSON' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['calluna-2026-11-21.json']));
  await user.click(screen.getByRole('button', { name: 'As CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toContain('calluna-2026-11-21.csv'));
});

test('under Global Privacy Control nothing can be allowed, and what was allowed elsewhere can be withdrawn', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  open('/en/account/privacy');
  const count = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Count visits/ });
  expect((await count()).disabled).toBe(true);
  screen.getByText(/We take this as a no/);
  cleanup();
  choices = { ...none, count_visits: true };
  const { user } = open('/en/account/privacy');
  await user.click(await count());
  await waitFor(async () => expect((await count()).disabled).toBe(true));
  expect(choices).toEqual(none);
});

test('leads to the records about the member', async () => {
  open('/en/account/privacy');
  const link = await screen.findByRole('link', { name: 'My data' });
  expect(link.getAttribute('href')).toBe('/en/privacy-center');
});
