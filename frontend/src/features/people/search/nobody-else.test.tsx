import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPerson, searchResults, searchState } from '#frontend/features/people/search/testing.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { people } from '#shared/api/people.ts';
import type { Result } from '#shared/api/people/search-results.ts';
import type { PersonId } from '#shared/values/id.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
const at = `/en/search/${search_id}`;

function answerWith(found: Result[], known: Parameters<typeof searchResults>[2] = {}) {
  let not_meant: PersonId[] = [];
  answer(people.getSearch, () => searchResults(search_id, found, { not_meant, ...known }));
  answer(people.setNotMeant, ({ person_id }) => {
    not_meant = [...not_meant, person_id];
    return { not_meant };
  });
  rememberSearch({
    search_id,
    search_query: 'Tamsin Okafor',
    request: { type: 'name', first_name: 'Tamsin', last_name: 'Okafor', country: 'US', age_from: 40 },
  });
}
const mark = (name: string) => screen.findByRole('button', { name: `Not who I meant: ${name}` });

test('the only person who is not meant leaves nobody, and what else to try', async () => {
  answerWith([aPerson()]);
  let asked: unknown;
  answer(people.startSearch, (request) => {
    asked = request;
    return searchState(newId('search'));
  });
  const { user } = open(at);
  await user.click(await mark('Tamsin Okafor'));
  await screen.findByText('Nobody else was found.', { selector: 'section p' });
  expect(screen.getByRole('status').textContent).toBe('Nobody else was found.');
  expect(screen.queryByText('Moved down')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: Tamsin Okafor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change it' })).toBeTruthy();
  expect(screen.getByText(/^People with a last name like/)).toBeTruthy();
  const wider = screen.getByText('The same name at any age?').closest('li')!;
  await user.click(within(wider).getByRole('button', { name: 'Broaden' }));
  await waitFor(() => expect(asked).toMatchObject({ first_name: 'Tamsin', last_name: 'Okafor' }));
  expect(asked).not.toHaveProperty('age_from');
});

test('one of several who is not meant is moved down', async () => {
  answerWith([aPerson(), aPerson({ full_name: 'Tam Okafor' })]);
  const { user } = open(at);
  await user.click(await mark('Tam Okafor'));
  await screen.findByText('Moved down');
  expect(screen.queryByText('Nobody else was found.')).toBeNull();
});

test.each([
  { of_age: 0, unknown: 1 },
  { of_age: 1, unknown: 1 },
])('any age is offered where nobody is known to be of the age asked for: $of_age are', async (age_counts) => {
  answerWith([aPerson(), aPerson({ full_name: 'Tam Okafor' })], { age_counts });
  open(at);
  await mark('Tam Okafor');
  expect(screen.queryAllByText('The same name at any age?')).toHaveLength(age_counts.of_age === 0 ? 1 : 0);
  expect(screen.queryByText('Nobody else was found.')).toBeNull();
});
