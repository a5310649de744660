import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RegistersSection } from '#frontend/features/people/report/registers-section.tsx';
import { noRegisters } from '#frontend/features/people/report/testing.ts';
import { show } from '#frontend/testing/render.tsx';
import type { RegisterAnswer, RegisterEntry, RegisterKind } from '#shared/values/register.ts';

const entry: RegisterEntry = {
  kind: 'courts',
  title: 'Okafor v. Example Shipping Company, 0:19-cv-00123',
  date: '2019-01-21',
  jurisdiction: 'District Court, D. Minnesota',
  authorities: [],
  status: 'closed',
  url: 'https://www.courtlistener.com/docket/900001/example/',
  match: 'name',
  source: 'CourtListener',
};
const answered = (kind: RegisterKind, entries: RegisterEntry[], has_more = false): RegisterAnswer => ({
  kind,
  state: 'answered',
  entries,
  has_more,
  sources: [{ source: 'CourtListener', url: 'https://www.courtlistener.com/recap/', licence: 'Public domain' }],
  asked_at: '2026-11-29T21:05:00.000Z',
});
const showing = (...answers: RegisterAnswer[]) => {
  const registers = noRegisters.map((none) => answers.find(({ kind }) => kind === none.kind) ?? none);
  show(<RegistersSection report={{ registers }} />);
};
const line = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

test('says in one line that no register is connected, and warns of nothing', async () => {
  showing();
  const none = await screen.findByText(/^Not connected/);
  expect(none.textContent).toBe(
    'Not connected: sanctions lists, professional licenses, court records, bankruptcies. This report does not search them.',
  );
  expect(screen.queryByText(/may be about someone else/)).toBeNull();
});

test('says once that the law allows to ask none', async () => {
  showing(...noRegisters.map((none) => ({ ...none, state: 'not-shown-here' as const })));
  const none = await screen.findByText(/^Not searched: sanctions lists, .*, bankruptcies\. The law where/);
  expect(none.id).toBe('registers');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an entry links to its register, and may be about someone else', async () => {
  showing(answered('courts', [entry]));
  const link = await screen.findByRole('link', { name: entry.title });
  expect(link.getAttribute('href')).toBe(entry.url);
  const courts = line('Court records');
  expect(courts.getByText('District Court, D. Minnesota, filed Jan 21, 2019, closed')).toBeTruthy();
  expect(courts.getByText('May be someone else: only the name agrees')).toBeTruthy();
  expect(courts.getByRole('link', { name: 'CourtListener' })).toBeTruthy();
  expect(courts.getByText('Public domain')).toBeTruthy();
  expect(courts.getByText(/asked Nov 29, 2026/)).toBeTruthy();
  expect(screen.getByText(/may not be used to decide on work, housing, credit or insurance/)).toBeTruthy();
});

test('names who imposed a sanction, and that the month of birth agrees', async () => {
  const listed = { ...entry, kind: 'sanctions' as const, jurisdiction: null, authorities: ['EU', 'UN', 'US'] };
  showing(answered('sanctions', [{ ...listed, status: 'listed', match: 'name-and-birth' }]));
  await screen.findByText('Name, month and year of birth agree');
  const details = 'European Union, United Nations, United States, on the list since at least Jan 21, 2019';
  expect(line('Sanctions lists').getByText(details)).toBeTruthy();
});

test.each<[string, RegisterAnswer, string]>([
  ['found nothing', answered('courts', []), 'No entry under this name.'],
  [
    'found namesakes only',
    answered('courts', [], true),
    'None of the latest entries under this name can be this person’s.',
  ],
  ['has more', answered('courts', [entry], true), 'There are more entries under this name than these.'],
  ['failed', { ...noRegisters[2]!, state: 'failed' }, 'No answer at the moment. Try again later.'],
  [
    'may not be asked',
    { ...noRegisters[2]!, state: 'not-shown-here' },
    'Not searched: the law where this person lives',
  ],
])('a register that %s says so', async (_, answer, words) => {
  showing(answer);
  await screen.findByRole('heading', { level: 2, name: 'Public registers' });
  expect(line('Court records').getByText(words, { exact: false })).toBeTruthy();
});
