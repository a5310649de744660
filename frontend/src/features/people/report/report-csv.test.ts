import { beforeAll, expect, test } from 'vitest';

import { reportCsv } from '#frontend/features/people/report/report-csv.ts';
import { factsOfReport } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('en'));

const words = { t: i18n.getFixedT('en', 'report'), locale: 'en', today: '2026-11-21' };
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

test('a row for each fact, with its provenance', () => {
  const rows = linesOf(reportCsv(tamsin, words));
  expect(rows).toHaveLength(1 + factsOfReport(tamsin).length + tamsin.sources.length);
  expect(rows[0]).toBe('"Section","Kind","Value","Note","State","Confidence","First seen","Last seen","Sources"');
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
  expect(reportCsv(report, words)).toContain('"https://example.com/data","CC0 1.0"');
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
  const csv = reportCsv(report, words);
  expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(csv).toContain(`"'@evil"`);
  for (const cell of csv.split(/","|"?\r\n"?/)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
});
