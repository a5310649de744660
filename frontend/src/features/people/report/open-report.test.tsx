import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { OpenReport } from '#frontend/features/people/report/open-report.tsx';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { billing } from '#shared/api/billing.ts';
import { people, type Report } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let report: () => Report;
beforeEach(() => {
  report = () => tamsin;
  answer(people.getReport, () => report());
  answer(people.getTeaser, () => teaserOf(tamsin));
  answer(billing.getOffer, () => ({
    trial_days: 1,
    trial_credits: 5,
    monthly_price: { minor_units: 2490, currency: 'USD' as const },
    monthly_credits: 50,
  }));
});

const signIn = () => localStorage.setItem('access_token', 'token');
const open = (id: string = tamsin.person_id) =>
  show(<OpenReport />, { path: '/:language/search-result/:person_id', at: `/en/search-result/${id}` });
const failing = (code: ConstructorParameters<typeof Fault>[0]) => () => {
  throw new Fault(code);
};

describe('a visitor', () => {
  test('sees who it is and true counts, zero included', async () => {
    answer(people.getTeaser, () => teaserOf(legislator));
    open(legislator.person_id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Obadiah Thorne Whitcombe' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What exists 4' })).toBeTruthy();
    const [personal, phones] = screen.getAllByRole('listitem');
    expect(within(personal!).getByRole('heading', { name: 'Personal' })).toBeTruthy();
    expect(within(personal!).getByText('3')).toBeTruthy();
    expect(within(phones!).getByText('0')).toBeTruthy();
  });

  test('sees what it would cost and when, and that nothing can be bought yet', async () => {
    open();
    expect(await screen.findByText(/nothing can be bought or charged yet/)).toBeTruthy();
    expect(await screen.findAllByText('$24.90')).toHaveLength(2);
    expect(screen.getByText('$0.00')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /demo/ })).toBeNull();
  });

  test('on the desk can open it as the demo subscriber, and comes back here', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="desk" content="/dev">');
    open();
    const [link] = await screen.findAllByRole('link', { name: 'Open with the demo subscriber' });
    document.head.querySelector('meta[name=desk]')!.remove();
    expect(link!.getAttribute('href')).toBe(
      `/dev/login?as=subscriber&redirect=${encodeURIComponent(`/en/search-result/${tamsin.person_id}`)}`,
    );
  });

  test('who came from results can go back to them', async () => {
    const search_id = `srch_${'0'.repeat(26)}`;
    const request = { type: 'name', first_name: 'Tam', last_name: 'Okafor' };
    sessionStorage.setItem(
      'last_search',
      JSON.stringify({ search_id, search_query: 'Tam Okafor', total: 14, request }),
    );
    open();
    const link = await screen.findByRole('link', { name: '14 results for “Tam Okafor”' });
    expect(link.getAttribute('href')).toBe(`/en/search/${search_id}`);
  });
});

test('without a subscription one sees the teaser, and why', async () => {
  signIn();
  report = failing('billing.subscription-required');
  open();
  expect(await screen.findByText(/no active subscription on this account/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What exists 29' })).toBeTruthy();
});

test('whose session has ended sees the teaser', async () => {
  signIn();
  report = failing('auth.unauthenticated');
  open();
  expect(await screen.findByRole('heading', { name: 'What exists 29' })).toBeTruthy();
});

describe('a subscriber', () => {
  beforeEach(signIn);

  test('sees each fact with when it was seen, how sure it is and who says so', async () => {
    open();
    const number = await screen.findByRole('link', { name: '(218) 555-0142' });
    expect(number.getAttribute('href')).toBe('tel:+12185550142');
    const row = within(number.closest('li')!);
    expect(row.getByText('May 2017 – now')).toBeTruthy();
    expect(row.getByText('High')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Source 1: Carrier line data' }).getAttribute('href')).toMatch(/#source-1$/);
  });

  test('opens a drawer with each source’s dates', async () => {
    const hands = open();
    const button = await screen.findByRole('button', { name: 'Evidence: (218) 555-0142' });
    expect(screen.queryByRole('table')).toBeNull();
    await hands.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const table = screen.getByRole('table', { name: 'Evidence for (218) 555-0142' });
    expect(within(table).getByRole('row', { name: /Directory listings Feb 2, 2019 Aug 8, 2025/ })).toBeTruthy();
  });

  test('finds every section by name and count', async () => {
    open();
    const nav = within(await screen.findByRole('navigation', { name: 'Report sections' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Personal 5', 'Phones 3', 'Emails 2', 'Places 4', 'Relatives 6', 'Jobs 3', 'Education 2', 'Profiles 2', 'Photos 2',
      'Sources 5',
    ]); // prettier-ignore
    for (const link of nav.getAllByRole('link')) {
      expect(document.getElementById(link.getAttribute('href')!.split('#')[1]!)).not.toBeNull();
    }
  });

  test('reads of relatives in a list, and goes to those with a listing', async () => {
    open();
    const peter = await screen.findByRole('link', { name: 'Peter Hale' });
    expect(peter.getAttribute('href')).toBe(`/en/search-result/${tamsin.family_members[1]!.person_id}`);
    expect(screen.queryByRole('link', { name: 'Ruth Hale' })).toBeNull();
    expect(within(peter.closest('li')!).getByText(/Parent, 70/)).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Family graph: Ruth Hale, Parent;/ })).toBeTruthy();
  });

  test('is told plainly where there is nothing', async () => {
    report = () => legislator;
    open(legislator.person_id);
    expect(await screen.findByText('No source names a phone number.')).toBeTruthy();
    expect(screen.getByText('No source names a place.')).toBeTruthy();
    expect(screen.getByText('Nothing current is known.')).toBeTruthy();
  });

  test('can try again when it failed', async () => {
    report = failing('server.unexpected');
    const hands = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    report = () => tamsin;
    await hands.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tamsin Ruth Okafor' })).toBeTruthy();
  });
});

test.each(['per_nonsense', 'per_' + '0'.repeat(26)])('%s is nobody, and one can search', async (id) => {
  answer(people.getTeaser, failing('people.not-found'));
  open(id);
  expect(await screen.findByRole('heading', { name: 'Nobody is listed here.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New search' }).getAttribute('href')).toBe('/en');
});

test('while it is on its way a reader is told so', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('Fetching the report…');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
