import { beforeAll, expect, test } from 'vitest';

import { comparedRows, inCommon, withReport } from '#frontend/features/people/compare/compared-rows.ts';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

beforeAll(() => loadLanguage('en'));
const words = () => ({
  t: i18n.getFixedT('en', 'compare'),
  person: i18n.getFixedT('en', 'people', 'person'),
  locale: 'en',
});

test('rows have what a card has of both, and say where it is the same', () => {
  const one = teaserOf(tamsin);
  const rows = comparedRows([one, { ...teaserOf(legislator), lives_in: one.lives_in }], words());
  expect(rows.find(({ label }) => label === 'Lives in')).toMatchObject({ isSame: true });
  expect(rows.find(({ label }) => label === 'Age')).toMatchObject({ isSame: false });
  expect(rows.every(({ values }) => values.some((value) => value !== null))).toBe(true);
});

test('in Arabic each name of a list keeps its own direction', () => {
  const rows = comparedRows([teaserOf(tamsin), undefined], { ...words(), locale: 'ar-u-nu-latn' });
  const [first] = teaserOf(tamsin).related_to;
  expect(rows.some(({ values }) => values[0]?.includes(`\u2068${first}\u2069`))).toBe(true);
});

test('a former job and the years of a life say so, as in the results', () => {
  const one = teaserOf(tamsin);
  const job = { title: 'Clerk', employer: null, started: null, ended: null };
  const lincoln = {
    ...one,
    age: null,
    birth_date: { year: 1809, month: null },
    vital_status: 'presumed-deceased' as const,
    occupation: { ...job, fact_state: 'former' as const },
  };
  const lost = { ...lincoln, birth_date: null, vital_status: 'unknown' as const };
  const valuesOf = (label: string) =>
    comparedRows([lincoln, { ...lost, occupation: { ...job, fact_state: 'current' as const } }], words()).find(
      (row) => row.label === label,
    )?.values;
  expect(valuesOf('Age, birth or death')).toEqual(['Born 1809, presumed deceased', 'Not known if still living']);
  expect(valuesOf('Job')).toEqual(['formerly Clerk', 'Clerk']);
});

test('relatives beyond the named ones are counted', () => {
  const one = teaserOf(tamsin);
  const counts = { ...one.counts, relationships: one.related_to.length + 2 };
  const row = comparedRows([{ ...one, counts }, undefined], words()).find(({ label }) => label === 'Related to');
  expect(row?.values[0]).toBe(`${one.related_to.join(', ')} and 2 more`);
});

test('relatives without a name are counted', () => {
  const one = { ...teaserOf(tamsin), related_to: [] };
  const relatives = (count: number) => ({ ...one, counts: { ...one.counts, relationships: count } });
  const related = (person: typeof one) =>
    comparedRows([person, undefined], words()).find(({ label }) => label === 'Related to')?.values[0];
  expect([related(relatives(4)), related(relatives(1)), related(relatives(0))]).toEqual([
    '4 relatives',
    '1 relative',
    undefined,
  ]);
});

test('a removed listing has no values, and equals nothing', () => {
  const rows = comparedRows([teaserOf(tamsin), undefined], words());
  expect(rows.map(({ values }) => values[1])).toEqual(rows.map(() => null));
  expect(rows.some(({ isSame }) => isSame)).toBe(false);
});

test('more relatives than a card names are counted', () => {
  const one = teaserOf(tamsin);
  const related = comparedRows([one, undefined], words()).find(({ key }) => key === 'related');
  expect(related?.values[0]).toBe('Ruth Hale, Peter Hale, Grace Okafor and 3 more');
});

test('one row has the home of both, and says whether each is current', () => {
  const one = teaserOf(tamsin);
  const town = one.lives_in!;
  const before = { ...one, lives_in: null, last_known_in: town };
  const home = (...both: (typeof one)[]) =>
    comparedRows(both, words()).filter(({ label }) => /^(Lives in|Last known in|Home)$/.test(label));
  expect(home(one, one)).toMatchObject([{ label: 'Lives in', isSame: true }]);
  expect(home(before, before)).toMatchObject([{ label: 'Last known in', isSame: true }]);
  expect(home(one, before)).toMatchObject([
    { label: 'Home', values: ['Duluth, MN (current)', 'Duluth, MN (last known)'], isSame: false },
  ]);
});

test('places and names of relatives that both cards show are said', () => {
  const one = teaserOf(tamsin);
  const other = { ...one, lives_in: null, lived_in: [one.lives_in!], related_to: [one.related_to[1]!, 'Nobody Else'] };
  expect(inCommon([one, other], 'en')).toEqual({ towns: ['Duluth, MN'], relatives: [one.related_to[1]] });
  expect(inCommon([one, undefined], 'en')).toEqual({ towns: [], relatives: [] });
});

test('of an open report all homes and relatives count, not only those of its card', () => {
  const [one, other] = [teaserOf(tamsin), { ...teaserOf(legislator), related_to: ['Chidi Okafor'] }];
  expect(inCommon([one, other], 'en').relatives).toEqual([]);
  expect(inCommon([withReport(one, tamsin), withReport(other, undefined)], 'en').relatives).toEqual(['Chidi Okafor']);
});
