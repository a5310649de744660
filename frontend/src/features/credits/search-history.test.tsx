import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { SearchHistory } from '#frontend/features/credits/search-history.tsx';
import { pastOf } from '#frontend/features/credits/testing.ts';
import { pageOf } from '#frontend/testing/page.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';
import { newId } from '#shared/values/id.ts';

const person_id = newId('person');
const opened = { person_id, free_until: new Date(Date.now() + 86_400_000).toISOString(), returned: null };
let history: PastSearch[];
beforeEach(() => {
  signInAs();
  history = [
    pastOf({ opened }),
    pastOf({ type: 'phone', search_query: '(218) 555-0136', total: 0, opened: { ...opened, returned: 'empty' } }),
    pastOf({ search_query: 'Ada Long', total: null, asked_at: '2026-10-02T17:06:00.000Z' }),
  ];
  answer(people.getSearches, ({ type, search_query = '' }) => {
    const like = history.filter((each) => each.search_query.includes(search_query));
    const counts = (['name', 'phone'] as const).map((value) => ({
      value,
      count: like.filter((each) => each.type === value).length,
    }));
    return { ...pageOf(like.filter((each) => !type || each.type === type)), counts };
  });
});
const line = async (text: string) => within((await screen.findByText(text)).closest('li')!);

test('lists searches by month with results and outcome', async () => {
  show(<SearchHistory />);
  const piet = await line('Piet Halloran');
  expect(piet.getByText('4 people')).toBeTruthy();
  expect(piet.getByText(/^Name · .* · Free until/)).toBeTruthy();
  expect(piet.getByRole('link', { name: 'Open for free' }).getAttribute('href')).toBe(`/en/search-result/${person_id}`);
  const phone = await line('(218) 555-0136');
  expect(phone.getByText('nobody')).toBeTruthy();
  expect(phone.getByText(/Nothing found, credit returned/)).toBeTruthy();
  expect((await line('Ada Long')).getByText('still searching')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'October 2026' })).toBeTruthy();
});

test('a search in a place names it as readers do', async () => {
  const place = { city: 'Leeds', country: 'GB' };
  history = [pastOf({ request: { type: 'name', search_query: 'Piet Halloran', ...place } })];
  show(<SearchHistory />);
  expect(await screen.findByText('Piet Halloran, Leeds, United Kingdom')).toBeTruthy();
});

test('a search for an age names it as the results do', async () => {
  history = [
    pastOf({ request: { type: 'name', search_query: 'Piet Halloran', age_from: 43, age_to: 47, country: 'US' } }),
  ];
  show(<SearchHistory />);
  expect(await screen.findByText('Piet Halloran, Age 43 to 47')).toBeTruthy();
});

test('the time of a search is that of the account, with the name of its zone where that is not the clock of the device', async () => {
  signInAs({ time_zone: 'Asia/Tokyo' });
  show(<SearchHistory />);
  expect((await line('Piet Halloran')).getByText(/^Name · Nov 21, 2026 · 2:06 AM GMT\+9 · /)).toBeTruthy();
});

test('filters by type and text', async () => {
  const user = show(<SearchHistory />);
  await user.click(await screen.findByRole('button', { name: 'Phone 1' }));
  await waitFor(() => expect(screen.queryByText('Piet Halloran')).toBeNull());
  await user.type(screen.getByRole('searchbox', { name: 'Search your searches' }), 'Ada');
  expect(await screen.findByText('No matching searches.')).toBeTruthy();
});

test('repeats a search with the same request', async () => {
  const requests: unknown[] = [];
  answer(people.startSearch, ({ search_query }) => {
    requests.push(search_query);
    return {
      search_id: newId('search'),
      status: 'searching' as const,
      type: 'name' as const,
      search_query: 'Ada Long',
      gathered: [],
      asked_at: '2026-11-20T17:06:00.000Z',
      took_ms: null,
      total: 0,
      will_text: false,
    };
  });
  const user = show(<SearchHistory />);
  await user.click((await line('(218) 555-0136')).getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(requests).toEqual(['Piet Halloran']));
  await waitFor(() =>
    expect(lastSearch()).toMatchObject({ search_query: 'Ada Long', request: { search_query: 'Piet Halloran' } }),
  );
});

test('deletes one search', async () => {
  answer(people.deleteSearch, ({ search_id }) => {
    history = history.filter((each) => each.search_id !== search_id);
    return {};
  });
  const user = show(<SearchHistory />);
  await user.click(await screen.findByRole('button', { name: 'Delete Ada Long' }));
  await waitFor(() => expect(screen.queryByText('Ada Long')).toBeNull());
  expect(screen.getByText('Piet Halloran')).toBeTruthy();
});

test('deletes all searches after confirmation', async () => {
  answer(people.deleteSearches, () => {
    const deleted = history.length;
    history = [];
    return { deleted };
  });
  const user = show(<SearchHistory />);
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(screen.getByText('Piet Halloran')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByRole('heading', { name: 'No searches yet.' })).toBeTruthy();
});
