import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { aPerson, searchResults, searchState } from '#frontend/features/people/search/testing.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { people } from '#shared/api/people.ts';
import type { Reading } from '#shared/search-line/reading.ts';
import { type SearchId, newId } from '#shared/values/id.ts';

const line = 'okafor duluth';
const readings: Reading[] = [
  { type: 'name', search_query: line },
  { type: 'name', last_name: 'okafor', city: 'Duluth', state: 'MN', country: 'US' },
];
let first: SearchId;
let other: SearchId;
let asked: object[];

/** A line whose first reading finds nobody, and whose other one finds this. */
function answerWith(found: ReturnType<typeof searchResults>) {
  answer(people.getAlternatives, () => ({ alternatives: [] }));
  answer(people.readLine, () => ({ readings, completions: [] }));
  answer(people.startSearch, (request) => {
    asked.push(request);
    return searchState(other);
  });
  answer(people.getSearch, ({ search_id }) =>
    search_id === other ? found : searchResults(first, [], { status: 'empty', search_query: line }),
  );
}
beforeEach(() => {
  first = newId('search');
  other = newId('search');
  asked = [];
  rememberSearch({
    search_id: first,
    search_query: line,
    request: { type: 'name', search_query: line, country: 'US' },
    line,
  });
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('people of the other reading are shown, announced, and lead back to the first search', async () => {
  answerWith(searchResults(other, [aPerson()], { search_query: 'okafor' }));
  const { user, router } = open(`/en/search/${first}`);
  await heading('1 person found');
  const text = 'Nobody found for okafor duluth. Shown instead: last name okafor, Duluth, Minnesota.';
  expect(screen.getByText(text, { selector: 'p:not([role])', exact: false })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(`${text} 1 person found`);
  expect(router.state.location.pathname).toBe(`/en/search/${other}`);
  expect(lastSearch()?.line).toBe(line);
  await user.click(screen.getByRole('link', { name: 'Back to the first search' }));
  await heading('No record with this spelling.');
  expect(await screen.findByText(/^Or did you mean/)).toBeTruthy();
  // Long enough to be led away again.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.pathname).toBe(`/en/search/${first}`);
  expect(asked).toEqual([
    { type: 'name', last_name: 'okafor', city: 'Duluth', state: 'MN', country: 'US', language: 'en' },
  ]);
});

test.each([
  ['finds nobody', () => searchResults(other, [], { status: 'empty' })],
  ['finds similar names alone', () => searchResults(other, [aPerson()], { has_exact: false })],
])('the page stays where the other reading %s, and searches no second time', async (_, found) => {
  answerWith(found());
  const { router } = open(`/en/search/${first}`);
  await heading('No record with this spelling.');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText(/^Or did you mean/)).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/en/search/${first}`);
  expect(lastSearch()).toMatchObject({ search_id: first, isOtherTried: true });
});

test('what was tried before in this tab is not searched again', async () => {
  answerWith(searchResults(other, [aPerson()]));
  rememberSearch({ ...lastSearch()!, isOtherTried: true });
  open(`/en/search/${first}`);
  await screen.findByText(/^Or did you mean/);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual([]);
});
