import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SavedPeople } from '#frontend/features/people/saved/saved-people.tsx';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import type { Report } from '#shared/api/people/report.ts';
import { saved, type SavedPerson } from '#shared/api/saved.ts';
import { sharing } from '#shared/api/sharing.ts';

const at = '2026-11-21T12:00:00.000Z';
const savedOf = (report: Report): SavedPerson => ({
  person_id: report.person_id,
  person: teaserOf(report),
  saved_at: at,
  note: '',
  noted_at: null,
  opened: null,
  watch: null,
  can_watch: 'possible',
});

test('after a person is removed the keyboard goes on beside, and at last to the message', async () => {
  signInAs();
  let people = [savedOf(tamsin), savedOf(legislator)];
  const [one, other] = people.map(({ person }) => person!.full_name) as [string, string];
  answer(sharing.getLinks, () => ({ links: [] }));
  const pages = { current_page: 1, last_page: 1, per_page: 20, next_page_url: null, prev_page_url: null };
  answer(saved.getPeople, () => ({ data: people, total: people.length, watched: 0, ...pages }));
  answer(saved.removePerson, ({ person_id }) => ((people = people.filter((one) => one.person_id !== person_id)), {}));
  const user = show(<SavedPeople />);
  await user.click(await screen.findByRole('button', { name: `Note: ${other}` }));
  await user.click(screen.getByRole('button', { name: `Remove: ${other}` }));
  expect(await screen.findByText('Removed from saved.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(one);
  await user.click(screen.getByRole('button', { name: `Note: ${one}` }));
  await user.click(screen.getByRole('button', { name: `Remove: ${one}` }));
  await screen.findByRole('link', { name: 'Search' });
  expect(document.activeElement).toBe(screen.getByText('Removed from saved.'));
});
