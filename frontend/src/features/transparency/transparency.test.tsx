import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { requestsCsv } from '#frontend/features/transparency/requests-csv.ts';
import { PlaceCredits } from '#frontend/features/transparency/place-credits.tsx';
import { Transparency } from '#frontend/features/transparency/transparency.tsx';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { type KindFigures, privacy } from '#shared/api/privacy.ts';
import { requestKinds } from '#shared/values/privacy-request.ts';

const none = { received: 0, complied: 0, denied: 0, unconfirmed: 0, open: 0, late: 0, median_days: null };
const kinds = requestKinds.map((kind): KindFigures => ({ kind, ...none }));
Object.assign(kinds[0]!, { received: 12, complied: 9, denied: 1, unconfirmed: 2, median_days: 0 });
Object.assign(kinds[2]!, { received: 4, complied: 3, open: 1, late: 1, median_days: 2.5 });
const year = { year: '2026', counted_at: '2026-11-23T12:00:00.000Z', kinds };

test('shows every kind, zeros included, and the sums of the latest year', async () => {
  answer(privacy.getTransparency, () => ({ years: [year], brokers: [{ state: 'CA', number: '577312' }] }));
  show(<Transparency />);
  const table = await screen.findByRole('group', { name: 'Requests by kind, 2026' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(requestKinds.length + 1);
  expect(rows[1]?.textContent).toBe('Removal of a listing129120under 3 hours0');
  expect(rows[3]?.textContent).toBe('Correction430012.5 days1');
  expect(rows[4]?.textContent).toBe('Deletion00000–0');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['16', '12', '1', '1']);
  expect(screen.getByRole('cell', { name: '577312' })).toBeTruthy();
});

test('names the sources of the names of places with their licences', () => {
  answer(privacy.getTransparency, () => ({ years: [], brokers: [] }));
  show(<PlaceCredits />);
  const href = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(href('MaxMind')).toBe('https://www.maxmind.com/');
  expect(href('GeoNames')).toBe('https://www.geonames.org/');
  expect(href('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(href('CC BY-SA 4.0')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
  expect(href('Unicode License v3')).toBe('https://www.unicode.org/license.txt');
});

test('shows zeros before anything was counted, says so, and names no registration that is not set', async () => {
  const uncounted = { year: '2026', counted_at: null, kinds: requestKinds.map((kind) => ({ kind, ...none })) };
  answer(privacy.getTransparency, () => ({ years: [uncounted], brokers: [] }));
  show(<Transparency />);
  const table = await screen.findByRole('group', { name: 'Requests by kind, 2026' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Removal of a listing00000–0');
  expect(screen.getByText(/^Nothing has been counted this year/)).toBeTruthy();
  expect(screen.queryByText('Data broker registrations')).toBeNull();
});

test('downloads a year as a table with a row for each kind', () => {
  const csv = requestsCsv(year, ((key: string) => key) as never);
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(requestKinds.length + 1);
  expect(rows[1]).toBe('"2026","privacy:kind.removal",12,9,1,2,0,0,0');
});
