import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { searchResults } from '#frontend/features/people/search/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { people } from '#shared/api/people.ts';
import type { Identifier } from '#shared/api/people/identifier.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');

test('an address with a slip is one press from the one that was meant', async () => {
  const other = newId('search');
  const typed = { type: 'email', search_query: 'ida@exmaple.com', status: 'empty' } as const;
  answer(people.getSearch, (input) => searchResults(input.search_id, [], typed));
  answer(people.getIdentifier, (input) => ({
    type: 'email' as const,
    domain: 'exmaple.com',
    kind: 'own' as const,
    provider: null,
    meant: null,
    near: input.search_id === search_id ? [{ search_query: 'ida@example.com', people: 1 }] : [],
  }));
  let asked: unknown;
  answer(people.startSearch, ({ type, search_query }) => {
    asked = { type, search_query };
    return searchResults(other, [], typed);
  });
  const { user, router } = open(`/en/search/${search_id}`);
  const about = await screen.findByRole('region', { name: 'About this address' });
  expect(about.textContent).toContain('exmaple.com: a domain of its own');
  const near = within(about).getByRole('listitem');
  expect(near.textContent).toContain('ida@example.com1 person');
  await user.click(within(near).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/en/search/${other}`));
  expect(asked).toEqual({ type: 'email', search_query: 'ida@example.com' });
});

test('an address at a misspelt domain is asked about though nobody lists the right one', async () => {
  const typed = { type: 'email', search_query: 'ida@gmial.com', status: 'empty' } as const;
  answer(people.getSearch, () => searchResults(search_id, [], typed));
  answer(people.getIdentifier, () => ({
    type: 'email' as const,
    domain: 'gmial.com',
    kind: 'disposable' as const,
    provider: null,
    meant: 'ida@gmail.com',
    near: [],
  }));
  open(`/en/search/${search_id}`);
  const about = await screen.findByRole('region', { name: 'About this address' });
  expect(about.textContent).toContain('Did you mean');
  expect(about.textContent).not.toContain('disposable');
  expect(within(about).getByRole('listitem').textContent).toBe('ida@gmail.comSearch');
});

describe('a username', () => {
  const answerWith = (profiles: Extract<Identifier, { type: 'username' }>['profiles']) => {
    answer(people.getSearch, () => searchResults(search_id, [], { type: 'username', status: 'empty' }));
    answer(people.getIdentifier, () => ({ type: 'username' as const, profiles, near: [] }));
    open(`/en/search/${search_id}`);
  };

  test('says that its networks are part of a report', async () => {
    answerWith([]);
    const about = await screen.findByRole('region', { name: 'About this username' });
    expect(about.textContent).toContain('part of a person’s report');
  });

  test('links to the networks of open reports, where a link is known', async () => {
    answerWith([
      { network: 'Instagram', url: 'https://www.instagram.com/ida/' },
      { network: 'mastodon', url: null },
    ]);
    const about = await screen.findByRole('region', { name: 'About this username' });
    const link = within(about).getByRole('link', { name: 'Instagram' });
    expect(link.getAttribute('href')).toBe('https://www.instagram.com/ida/');
    expect(about.textContent).toContain('mastodon');
    expect(within(about).queryByRole('link', { name: 'mastodon' })).toBeNull();
  });
});
