import { beforeAll, expect, test } from 'vitest';

import { csvName, reportCsv } from '#frontend/features/people/report/report-csv.ts';
import { factsOfReport } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('en'));

const words = { t: i18n.getFixedT('en', 'report'), locale: 'en', today: '2026-11-21' };
const now = new Date('2026-11-21T12:00:00Z');
const csvOf = (report: typeof tamsin) => reportCsv(report, words, { now, purpose: 'Find or reconnect with someone' });
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

test('a row for each fact, with its provenance', () => {
  const rows = linesOf(csvOf(tamsin));
  expect(rows).toHaveLength(1 + factsOfReport(tamsin).length + 1 + tamsin.sources.length + 3);
  expect(rows[0]).toBe('"Section","Kind","Value","Note","State","Confidence","First date","Last date","Sources"');
  expect(rows).toContain(
    '"Phones","Mobile","(218) 555-0142","","Current","High","2017-05-14","2026-11-12","Carrier line data (2017-05-14 – 2026-11-12); Directory listings (2019-02-02 – 2025-08-08); Public web (2021-01-30 – 2026-10-04)"',
  );
});

test('a row for each source, with its link and licence', () => {
  const report = structuredClone(legislator);
  report.sources[0]!.about = {
    url: 'https://example.com/data',
    licence: 'CC0 1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    as_of: '2026-11-01',
    retrieved_on: '2026-11-20',
    lacks: null,
  };
  const rows = linesOf(csvOf(report));
  const at = rows.indexOf(
    '"Section","Source","Web address","License","License address","Data as of","Retrieved","Last date","Not included"',
  );
  const { source, last_seen } = report.sources[0]!;
  expect(rows[at + 1]).toBe(
    `"Sources","${source}","https://example.com/data","CC0 1.0","https://creativecommons.org/publicdomain/zero/1.0/","2026-11-01","2026-11-20","${last_seen}",""`,
  );
});

test('a job has its title as value, the employer in the note, and the end of a running term', () => {
  const report = structuredClone(tamsin);
  const [first, second] = report.jobs;
  first!.until = '2031-01-03';
  second!.until = '2017-05-01';
  const jobs = linesOf(csvOf(report)).filter((line) => line.startsWith('"Jobs"'));
  expect(jobs[0]).toContain(
    '"Jobs","","Structural engineer","Northpier Marine, Duluth · Term: Mar 2018 – Jan 2031","Current"',
  );
  expect(jobs.find((line) => line.includes('Site engineer'))).not.toContain('Valid');
  expect(jobs.every((line) => line.startsWith('"Jobs","",'))).toBe(true);
});

test('the first day of a running term is no last date', () => {
  const report = structuredClone(tamsin);
  const [first] = report.phones;
  const sources = [{ source: 'Register', first_seen: '2025-01-03', last_seen: '2025-01-03' }];
  Object.assign(first!, { until: '2031-01-03', term_start: '2025-01-03', sources });
  const row = linesOf(csvOf(report)).find((line) => line.includes('(218) 555-0142'));
  expect(row).toMatch(/"Term: Jan 2025 – Jan 2031","Current","\w+","2025-01-03","","Register"$/);
});

test('a disputed fact says that it is, since when and why', () => {
  const report = structuredClone(tamsin);
  report.phones[0]!.disputed = { kind: 'out-of-date', since: '2026-11-21T12:00:00.000Z' };
  expect(csvOf(report)).toContain('"(218) 555-0142","Disputed since Nov 21, 2026: out of date"');
});

test('a school is in the note of a degree', () => {
  const { degree, school } = tamsin.education.find((fact) => fact.degree)!;
  expect(csvOf(tamsin)).toContain(`"Education","","${degree}","${school}`);
});

test('a source that states no day for all of its data has the day of that on the person alone', () => {
  const report = structuredClone(legislator);
  report.sources[0]!.about = { ...report.sources[0]!.about!, as_of: null };
  const { source, last_seen } = report.sources[0]!;
  const row = linesOf(csvOf(report)).find((line) => line.startsWith(`"Sources","${source}"`));
  expect(row).toContain(`,"","2026-11-20","${last_seen}",`);
  expect(csvOf(report)).not.toContain('not stated');
});

test('says whether a person is known to live', () => {
  const csv = (vital_status: typeof tamsin.vital_status) => csvOf({ ...tamsin, gender: null, vital_status });
  expect(csv('presumed-deceased')).toContain('"Vital status","Presumed deceased; our sources give no date."');
  expect(csv('unknown')).toContain('"Vital status","Our sources do not say whether this person is living."');
  expect(csv('living')).not.toContain('Vital status');
});

test('contains no formula, and escapes quotes', () => {
  const report = structuredClone(legislator);
  report.names[0]!.full_name = '=HYPERLINK("https://example.com")';
  report.names[0]!.first_name = '＝1+1';
  report.social_profiles = [
    {
      network: 'Site',
      username: '@evil',
      url: null,
      confidence: 4,
      sources: legislator.names[0]!.sources,
      fact_id: 'f'.repeat(43),
      fact_state: 'current',
      disputed: null,
    },
  ];
  const csv = csvOf(report);
  expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(csv).toContain(`"'@evil"`);
  for (const cell of csv.split(/","|"?\r\n"?/)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
});

test('ends with when and for which purpose it was made, and what it must not be used for', () => {
  const [made, purpose, law] = linesOf(csvOf(tamsin)).slice(-3);
  expect(made).toMatch(/^"This report","","Prepared on .*Nov 21, 2026/);
  expect(purpose).toContain('"Purpose: Find or reconnect with someone"');
  expect(law).toContain('"Not for decisions on employment, credit, housing');
  const own = linesOf(reportCsv(tamsin, words, { now, purpose: null }));
  expect(own.filter((row) => row.includes('Purpose:'))).toEqual([]);
});

test('every row has nine columns', () => {
  for (const row of linesOf(csvOf(tamsin))) expect(row.match(/"(?:[^"]|"")*"/g)).toHaveLength(9);
  expect(csvOf(tamsin).startsWith('\ufeff"')).toBe(true);
});

test.each([
  ['Maria Cantwell', 'Maria-Cantwell-2026-11-21.csv'],
  ['佐藤 拓也', '佐藤-拓也-2026-11-21.csv'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21.csv'],
  ['A\u202Egnp.exe', 'A-gnp-exe-2026-11-21.csv'],
  ['x'.repeat(200), `${'x'.repeat(50)}-2026-11-21.csv`],
  ['...', '2026-11-21.csv'],
])('a file is named after the person: %j', (name, file) => {
  expect(csvName(name, '2026-11-21')).toBe(file);
});
