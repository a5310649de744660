import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PhonesSection } from '#frontend/features/people/report/phones-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSummary } from '#frontend/features/people/report/report-summary.tsx';
import { tamsin } from '#frontend/features/people/report/testing.ts';
import { show } from '#frontend/testing/render.tsx';
import type { Report } from '#shared/api/people/report.ts';

/** A number that a source ties to a running term, from whose start it dates. */
const inTerm = (last_seen: string): Report => {
  const report = structuredClone(tamsin);
  const [first] = report.phones;
  const [source] = first!.sources;
  Object.assign(first!, { phone_type: 'office', until: '2031-01-03', term_start: '2025-01-03' });
  first!.sources = [{ ...source!, first_seen: '2019-01-03', last_seen }];
  report.phones = [first!];
  return report;
};
const showReport = (report: Report) =>
  show(
    <ReportContext report={report} now={new Date('2026-11-30T12:00:00.000Z')}>
      <ReportSummary report={report}>{null}</ReportSummary>
      <PhonesSection report={report} />
    </ReportContext>,
  );
const summary = async () => within(await screen.findByRole('complementary', { name: 'Summary' }));

test('nobody saw a number on the first day of a term: the summary, the row and its evidence name the term', async () => {
  showReport(inTerm('2025-01-03'));
  expect((await summary()).getByText('Office, for the term Jan 2025 – Jan 2031')).toBeTruthy();
  expect(screen.getByText('since Jan 2019 · term ends Jan 2031')).toBeTruthy();
  expect(screen.getByText('Term: Jan 3, 2025 – Jan 3, 2031')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/seen,? Jan 3, 2025|as of Jan/i);
});

test('of a number that is disputed, and the only one, nobody says that it is the best, or current', async () => {
  const report = inTerm('2026-03-01');
  report.phones[0]!.disputed = { kind: 'out-of-date', since: '2026-11-30T10:00:00.000Z' };
  showReport(report);
  expect((await summary()).getByText('May be reached at').parentElement!.textContent).toContain('Disputed');
  expect(screen.queryByText('Best number')).toBeNull();
  expect(screen.queryByText('Current')).toBeNull();
});

test('a number that was seen within a term says when', async () => {
  showReport(inTerm('2026-03-01'));
  expect((await summary()).getByText('Office, seen Mar 1, 2026')).toBeTruthy();
  expect(screen.getByText('as of Mar 2026')).toBeTruthy();
});

test('the best email is among what is in short', async () => {
  showReport(tamsin);
  const entry = (await summary()).getByText('Best email').parentElement!;
  expect(entry.textContent).toContain('tamsin.okafor@example.com');
});
