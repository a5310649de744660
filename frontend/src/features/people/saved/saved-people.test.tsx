import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SavedPeople } from '#frontend/features/people/saved/saved-people.tsx';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import type { Report } from '#shared/api/people/report.ts';
import { saved, type SavedPerson } from '#shared/api/saved.ts';
import { type ReportLink, sharing } from '#shared/api/sharing.ts';
import { ReportLinkId } from '#shared/values/id.ts';

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

const usedUp: ReportLink = {
  link_id: ReportLinkId.parse('rln_00000000000000000000000000'),
  person_id: tamsin.person_id,
  full_name: 'Tamsin Okafor',
  has_ended: true,
  made_at: at,
  ends_at: '2026-11-28T12:00:00.000Z',
  views: 20,
  most_views: 20,
};

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

test('of a removed person the note is left, which can be deleted and not written', async () => {
  signInAs();
  const gone = { ...savedOf(tamsin), person: null, note: 'Met in 2009.', can_watch: 'not-indexed' as const };
  const pages = { current_page: 1, last_page: 1, per_page: 20, next_page_url: null, prev_page_url: null };
  answer(saved.getPeople, () => ({ data: [gone], total: 1, watched: 0, ...pages }));
  answer(sharing.getLinks, () => ({ links: [usedUp] }));
  const user = show(<SavedPeople />);
  await user.click(await screen.findByRole('button', { name: 'Note: A removed listing' }));
  expect(screen.getByText('Met in 2009.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: A removed listing' })).toBeTruthy();
});

test('a link that was opened as often as it may be has ended, and can still be revoked', async () => {
  signInAs();
  const pages = { current_page: 1, last_page: 1, per_page: 20, next_page_url: null, prev_page_url: null };
  answer(saved.getPeople, () => ({ data: [savedOf(tamsin)], total: 1, watched: 0, ...pages }));
  answer(sharing.getLinks, () => ({ links: [usedUp] }));
  show(<SavedPeople />);
  expect((await screen.findByText('ended')).parentElement?.textContent).toBe('Tamsin Okafor 20 of 20 openings ended');
  expect(screen.getByRole('button', { name: /^Revoke/ })).toBeTruthy();
});
