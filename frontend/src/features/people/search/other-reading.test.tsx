import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

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

describe('where other people have the name', () => {
  const aged = { type: 'name' as const, search_query: 'jen koss', city: 'Bakersfield', state: 'CA', country: 'US' };
  const anyAge = { kind: 'any-age' as const, request: aged, people: 1 };
  const spelling = (search_query: string) => ({
    kind: 'spelling' as const,
    request: { type: 'name' as const, search_query, country: 'US' },
    people: 1,
  });

  test('an age in the line that nobody has gives way to any age, with their number and the way back', async () => {
    answerWith(searchResults(other, [aPerson()], { search_query: 'jen koss' }));
    answer(people.getAlternatives, () => ({ alternatives: [anyAge] }));
    rememberSearch({
      ...lastSearch()!,
      line: 'jen koss bakersfield 45',
      request: { ...aged, age_from: 43, age_to: 47 },
    });
    const { user, router } = open(`/en/search/${first}`);
    await heading('1 person found');
    const text = 'Nobody aged 43 to 47\u00A0· 1 of another age';
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(asked).toEqual([{ ...aged, language: 'en' }]);
    await user.click(screen.getByRole('link', { name: 'Back to the first search' }));
    await heading('Nobody of this name in Bakersfield, California, aged 43 to 47.');
    expect(router.state.location.pathname).toBe(`/en/search/${first}`);
  });

  test('an age of the form stays as asked', async () => {
    answerWith(searchResults(other, [aPerson()]));
    answer(people.getAlternatives, () => ({ alternatives: [anyAge] }));
    rememberSearch({ ...lastSearch()!, line: undefined, request: { ...aged, age_from: 43, age_to: 47 } });
    open(`/en/search/${first}`);
    expect(await screen.findByText('The same name at any age?')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toEqual([]);
  });

  const misspelt = { type: 'name' as const, search_query: 'stephany lindquist', country: 'US' };

  test('the only near spelling is shown at once', async () => {
    answerWith(searchResults(other, [aPerson()], { search_query: 'Stephanie Lindqvist' }));
    answer(people.getAlternatives, () => ({ alternatives: [spelling('Stephanie Lindqvist')] }));
    rememberSearch({ ...lastSearch()!, line: undefined, request: misspelt });
    open(`/en/search/${first}`);
    await heading('1 person found');
    const text = 'Nobody found for stephany lindquist. Shown instead: Stephanie Lindqvist.';
    expect(screen.getByRole('status').textContent).toBe(`${text} 1 person found`);
  });

  test('of two near spellings the searcher chooses', async () => {
    answerWith(searchResults(other, [aPerson()]));
    const alternatives = [spelling('Stephanie Lindqvist'), spelling('Stefanie Lindquist')];
    answer(people.getAlternatives, () => ({ alternatives }));
    rememberSearch({ ...lastSearch()!, line: undefined, request: misspelt });
    open(`/en/search/${first}`);
    expect(await screen.findAllByText(/^Did you mean/)).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toEqual([]);
  });
});
