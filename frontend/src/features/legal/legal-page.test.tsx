import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { support } from '#shared/api/support.ts';
import { exampleSeller } from '#shared/values/seller.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const seller = { ...exampleSeller, name: 'Heather & Sons Ltd', is_example: false, refund_days: 30 };
beforeEach(() => answer(support.getSeller, () => seller));

test.each([
  ['web-flow-privacy-policy', 'Privacy policy'],
  ['web-flow-terms-of-service', 'Terms of service'],
  ['', 'Privacy policy'],
  ['anything-else', 'Page not found.'],
  ['toString', 'Page not found.'],
  ['web-flow-terms-of-service/6', 'Page not found.'],
  ['web-flow-terms-of-service/first', 'Page not found.'],
])('page/%s is “%s”, without logging in', async (address, title) => {
  open(`/en/assistant/page/${address}`);
  await heading(title);
});

test('a text exists in every language', async () => {
  open('/ar/assistant/page/web-flow-terms-of-service');
  await heading('شروط الخدمة');
});

test('an old version says that it is replaced, and leads to the one in force', async () => {
  const { user } = open('/en/assistant/page/web-flow-terms-of-service/7');
  await screen.findByText('Version 7, in force since Nov 22, 2026.');
  await user.click(screen.getByRole('link', { name: 'Read version 10' }));
  await screen.findByText('Version 10, in force since Nov 30, 2026.');
  expect(screen.queryByText('This version is no longer in force.')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Version 7, since Nov 22, 2026' }));
  await screen.findByText('This version is no longer in force.');
});

test('shows what changed since the version before, sentence by sentence', async () => {
  const { user } = open('/en/assistant/page/web-flow-privacy-policy');
  await heading('Privacy policy');
  expect(screen.queryByRole('heading', { name: /^What changed/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'See all changes' }));
  const changes = within(await screen.findByRole('region', { name: 'What changed since version 10' }));
  expect(changes.getAllByText(/^(Added|Removed|Before|Now)$/).length).toBeGreaterThan(1);
  expect(document.querySelectorAll('#what-changed ins').length).toBeGreaterThan(0);
});

test('the first version has nothing to be compared with', async () => {
  open('/en/assistant/page/web-flow-terms-of-service/7');
  await screen.findByText('This version is no longer in force.');
  expect(document.querySelector('#what-changed')).toBeNull();
});

test('names the configured seller, governing law and refund days', async () => {
  open('/en/assistant/page/web-flow-terms-of-service');
  await screen.findByText('Heather & Sons Ltd');
  screen.getByText('within 30 days of a charge');
  screen.getByText('State of Minnesota, United States');
  expect(screen.queryByText(/example values/)).toBeNull();
});

test('an example seller says that it is one', async () => {
  answer(support.getSeller, () => ({ ...seller, is_example: true }));
  open('/en/assistant/page/web-flow-privacy-policy');
  await screen.findByText('No company is configured here: these are example values.');
});

test('the policy shows how long data are kept, from the retention table', async () => {
  open('/en/assistant/page/web-flow-privacy-policy');
  const table = await screen.findByRole('table');
  const row = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) })).getByRole('cell');
  expect(row('Search and its results').textContent).toBe('1 day after the search');
  expect(row('Search in the history of a member').textContent).toBe(
    '12 months after the search, or until you delete it',
  );
  expect(row('Private link to a report').textContent).toBe('at most 14 days after it was made');
  expect(row('Membership, consents, charges').textContent).toMatch(/^7 years after/);
});

test('a replaced version of the policy shows the lives of its time', async () => {
  open('/en/assistant/page/web-flow-privacy-policy/8');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /^Search and its results/ }).textContent).toMatch(
    /1 day after the search/,
  );
  expect(within(table).queryByRole('row', { name: /^Private link/ })).toBeNull();
});

test('the policy names the recorder only where one is configured', async () => {
  open('/en/assistant/page/web-flow-privacy-policy');
  await screen.findByRole('table');
  expect(document.body.textContent).not.toMatch(/Microsoft|Clarity/);
  cleanup();
  answer(support.getConfiguration, () => ({
    clarity_project: 'abcde12345',
    radical_wording: 'second' as const,
    country: null,
  }));
  open('/en/assistant/page/web-flow-privacy-policy');
  await screen.findByText(/^Microsoft receives the recordings/);
  for (const sentence of ['visits.recorded', 'grounds.recorder', 'recipients.recorder', 'kept.recorder']) {
    expect(document.querySelector(`[data-sentence="${sentence}"]`)).not.toBeNull();
  }
});

test('Japanese sentences follow each other without a space', async () => {
  open('/ja/assistant/page/web-flow-privacy-policy');
  await screen.findByRole('table');
  expect(document.querySelector('#short p')?.textContent).not.toMatch(/。\s\S/);
});

test('the privacy policy links to the removal of a listing', async () => {
  open('/en/assistant/page/web-flow-privacy-policy');
  await heading('Privacy policy');
  const policy = within(screen.getByRole('region', { name: /Removal and protection/ }));
  const link = policy.getByRole('link', { name: 'Remove my listing' });
  expect(link.getAttribute('href')).toBe('/en/remove-my-listing');
});
