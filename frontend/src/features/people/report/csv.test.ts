import { expect, test } from 'vitest';

import { csvOf } from '#frontend/features/people/report/csv.ts';
import { factsIn } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';
import { i18n } from '#frontend/i18n/index.ts';

const words = { t: i18n.getFixedT('en', 'report'), locale: 'en' };
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

test('a row for each fact but the portraits, with its papers', () => {
  const rows = linesOf(csvOf(tamsin, words));
  expect(rows).toHaveLength(1 + factsIn(tamsin).length - tamsin.images.length);
  expect(rows[0]).toBe('"Section","Kind","Value","Note","Confidence","First seen","Last seen","Sources"');
  expect(rows).toContain(
    '"Phones","Mobile","(218) 555-0142","","High","2017-05-14","2026-11-12","Carrier line data; Directory listings; Public web"',
  );
});

test('nothing in it is a formula, and a quote does not end a cell', () => {
  const report = structuredClone(legislator);
  report.names[0]!.full_name = '=HYPERLINK("https://example.com")';
  report.social_profiles = [
    { network: 'Site', username: '@evil', url: null, confidence: 4, sources: legislator.names[0]!.sources },
  ];
  const csv = csvOf(report, words);
  expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  expect(csv).toContain(`"'@evil"`);
});
