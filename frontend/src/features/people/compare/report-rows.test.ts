import { beforeAll, expect, test } from 'vitest';

import { reportRows } from '#frontend/features/people/compare/report-rows.ts';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('en'));
const words = () => ({
  t: i18n.getFixedT('en', 'compare'),
  lines: { t: i18n.getFixedT('en', 'report'), locale: 'en', today: '2026-11-21' },
});
const card = teaserOf(tamsin);

test('an open report is listed with streets, states and relations', () => {
  const rows = reportRows([tamsin, legislator], [card, teaserOf(legislator)], () => null, words());
  const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values[0];
  expect(rows.map(({ label }) => label)).toEqual(['Homes', 'Phones', 'Emails', 'Relatives', 'Jobs', 'Education']);
  expect(valuesOf('Homes')).toMatchObject([
    { value: '418 Cedar Hollow Rd, Duluth, MN', state: 'current' },
    { state: 'former' },
    { state: 'former' },
    { state: 'former' },
  ]);
  expect(valuesOf('Phones')).toMatchObject([{ value: '(218) 555-0142' }, {}, {}]);
  expect((valuesOf('Relatives') as object[])[4]).toMatchObject({ value: 'Daniel Okafor', label: 'Spouse' });
  expect(valuesOf('Education')).toMatchObject([{ state: 'former' }, { state: 'unknown' }]);
});

test('beside it, a report that is not open has what its card says, or how much it holds', () => {
  const ofCard = (keys: readonly string[]) => (keys.includes('home') ? 'Duluth, MN (current)' : null);
  const rows = reportRows([legislator, undefined], [teaserOf(legislator), card], ofCard, words());
  expect(rows.map(({ label, values }) => [label, values[1]])).toEqual([
    ['Homes', 'Duluth, MN (current)'],
    ['Phones', '3 in the report'],
    ['Emails', '2 in the report'],
    ['Relatives', '6 in the report'],
    ['Jobs', '3 in the report'],
    ['Education', '2 in the report'],
  ]);
});
