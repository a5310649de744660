import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { Compare } from '#frontend/features/people/compare/compare.tsx';
import { legislator, noRegisters, openedOf, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { forgetSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

beforeEach(() => {
  forgetSearch();
  signInAs();
  answer(people.getTeaser, ({ person_id }) => teaserOf(person_id === tamsin.person_id ? tamsin : legislator));
  answer(people.getReport, () => {
    throw new Fault('people.report-closed', { until: '2099-12-30T12:00:00.000Z' });
  });
  answer(people.getOpened, () => ({
    data: [openedOf(tamsin, { free_until: '2099-12-30T12:00:00.000Z' })],
    current_page: 1,
    last_page: 1,
    per_page: 50,
    total: 1,
    next_page_url: null,
    prev_page_url: null,
  }));
});
const compare = (one: string, other: string) =>
  show(<Compare />, { path: '/:language/compare/:one/:other', at: `/en/compare/${one}/${other}` });

test('says which report is open already, and leads back to the results', async () => {
  const search_id = newId('search');
  const request = { type: 'name', search_query: 'Tamsin Okafor', country: 'US' } as const;
  rememberSearch({ search_id, search_query: 'Tamsin Okafor', request, total: 2, shown: [legislator.person_id] });
  compare(tamsin.person_id, legislator.person_id);
  expect(await screen.findByText('Opened, free until Dec 30, 2099.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Open: / })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^2 results for/ }).getAttribute('href')).toBe(`/en/search/${search_id}`);
});

test('reads the reports that are open, says what both share, and never opens one', async () => {
  answer(people.getOpened, () => ({
    data: [openedOf(tamsin), openedOf(legislator)],
    current_page: 1,
    last_page: 1,
    per_page: 50,
    total: 2,
    next_page_url: null,
    prev_page_url: null,
  }));
  const kin = { ...tamsin.family_members[4], full_name: 'Tamsin Ruth Okafor', gender: 'female' as const };
  const husband = { ...legislator, phones: [tamsin.phones[0]], family_members: [kin] };
  answer(people.getReport, ({ person_id }) => {
    const report = person_id === tamsin.person_id ? tamsin : husband;
    return { ...report, registers: noRegisters, opened: openedOf(report), now: new Date().toISOString() };
  });
  compare(tamsin.person_id, legislator.person_id);
  const shared = await screen.findByRole('region', { name: 'In both reports' });
  expect(within(shared).getByText('(218) 555-0142')).toBeTruthy();
  expect(shared.textContent).toMatch(/Related to each other.*Tamsin Ruth Okafor.*Wife/);
  const homes = screen.getByRole('row', { name: /^Homes/ });
  expect(within(homes).getByText('418 Cedar Hollow Rd, Duluth, MN')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Relatives .*and 3 more/ })).toBeTruthy();
});

test.each([
  ['the same person twice', tamsin.person_id, tamsin.person_id],
  ['an address that names nobody', 'one', 'other'],
])('%s leads to a search', async (_, one, other) => {
  compare(one, other);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose two different people.');
  expect(screen.getByRole('link', { name: 'New search' }).getAttribute('href')).toBe('/en');
  expect(screen.queryByRole('table')).toBeNull();
});
