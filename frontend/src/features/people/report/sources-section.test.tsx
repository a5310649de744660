import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import { legislator } from '#frontend/features/people/report/testing.ts';
import { show } from '#frontend/testing/render.tsx';
import type { Report } from '#shared/api/people/report.ts';

/** A report whose first source states no day for all of its data. */
const reportWith = (last_seen: string | null): Report => {
  const report = structuredClone(legislator);
  const first = report.sources[0]!;
  first.about = { ...first.about!, as_of: null };
  first.last_seen = last_seen;
  return report;
};
const list = (report: Report, isReadOnly = false) =>
  show(
    <ReportContext report={report} now={new Date('2026-11-21T12:00:00Z')} isReadOnly={isReadOnly}>
      <SourcesSection />
    </ReportContext>,
  );
const firstSource = async () => within((await screen.findAllByRole('listitem'))[0]!);

test('a source with a day for the person alone does not say that its own is not stated', async () => {
  list(reportWith('2025-01-03'));
  const source = await firstSource();
  expect(source.getByText('Data on this person as of Jan 3, 2025.')).toBeTruthy();
  expect(source.queryByText('Data as of')).toBeNull();
});

test('a source that names a running term saw nobody on its first day, and lacks nothing of former members', async () => {
  const report = reportWith(null);
  report.sources[0]!.term = { start: '2025-01-03', until: '2031-01-03' };
  const { about } = report.sources[0]!;
  about!.lacks = 'Term dates and dates of death of former members.';
  list(report);
  const source = await firstSource();
  expect(source.getByText('Names a term for this person: Jan 3, 2025 – Jan 3, 2031.')).toBeTruthy();
  expect(source.getByText('Data as of').nextElementSibling?.textContent).toBe('not stated');
  expect(source.queryByText('Not included')).toBeNull();
});

test('a source that dates nothing of a former member says what it lacks', async () => {
  const report = reportWith(null);
  report.sources[0]!.about!.lacks = 'Term dates and dates of death of former members.';
  list(report);
  expect((await firstSource()).getByText('Not included')).toBeTruthy();
});

test('a source without any day says that it is not stated', async () => {
  list(reportWith(null));
  const source = await firstSource();
  expect(source.getByText('Our copy of this source gives no dates.')).toBeTruthy();
  expect(source.getByText('Data as of').nextElementSibling?.textContent).toBe('not stated');
});

test('who may not flag facts is not asked to', async () => {
  list(legislator, true);
  await firstSource();
  expect(screen.queryByText(/Use the flag/)).toBeNull();
});

test('who may flag facts reads how', async () => {
  list(legislator);
  expect(await screen.findByText(/Use the flag/)).toBeTruthy();
});
