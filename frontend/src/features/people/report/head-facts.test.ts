import { beforeAll, expect, test } from 'vitest';

import { type HeadFacts, headOfReport, headOfTeaser } from '#frontend/features/people/report/head-facts.ts';
import { lifeText } from '#frontend/features/people/report/life-text.ts';
import { legislator, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';

const TODAY = '2026-11-21';
beforeAll(() => loadLanguage('en'));

const lifeOf = (facts: Partial<HeadFacts>) =>
  lifeText({ ...headOfTeaser(teaserOf(tamsin)), ...facts }, { t: i18n.getFixedT('en', 'report'), locale: 'en' });

test.each<[Partial<HeadFacts>, string]>([
  [{}, '41 years old.'],
  [{ birth: { year: 1985, month: null } }, '41, born 1985.'],
  [{ birth: { year: 1985, month: 3 } }, '41, born March 1985.'],
  [{ birth: { year: 1985, month: null }, isBirthUncertain: true }, 'Perhaps 41, born 1985 (unconfirmed).'],
  [{ birth: null, isBirthUncertain: true }, 'Perhaps 41 years old.'],
  [
    { vital_status: 'deceased', death: { year: 2012, month: 12 }, age: 88, isBirthUncertain: true },
    'Died December 2012, aged perhaps 88.',
  ],
  [
    { vital_status: 'presumed-deceased', age: null, birth: { year: 1809, month: null }, isBirthUncertain: true },
    'Born 1809 (unconfirmed). Presumed deceased; our sources give no date.',
  ],
  [{ vital_status: 'deceased', death: { year: 2012, month: 12 }, age: 88 }, 'Died December 2012, aged 88.'],
  [{ vital_status: 'deceased', death: { year: 1865, month: null }, age: null }, 'Died 1865.'],
  [
    { vital_status: 'deceased', birth: { year: 1809, month: null }, death: { year: 1865, month: null }, age: null },
    'Born 1809. Died 1865.',
  ],
  [
    { vital_status: 'unknown', age: null, birth: { year: 1924, month: 9 } },
    'Born September 1924. Our sources do not say whether this person is living.',
  ],
  [
    { vital_status: 'unknown', age: null, birth: { year: 1924, month: 9 }, gender: 'female' },
    'Born September 1924. Our sources do not say whether she is living.',
  ],
  [{ vital_status: 'unknown', age: null, birth: null }, 'Our sources do not say whether this person is living.'],
  [
    { vital_status: 'presumed-deceased', age: null, birth: { year: 1809, month: null } },
    'Born 1809. Presumed deceased; our sources give no date.',
  ],
  [{ vital_status: 'presumed-deceased', age: null, birth: null }, 'Presumed deceased; our sources give no date.'],
])('%j reads “%s”', (facts, text) => {
  expect(lifeOf(facts)).toBe(text);
});

test('names the current job and home', () => {
  expect(headOfReport(tamsin, TODAY)).toMatchObject({
    occupation: { title: 'Structural engineer', fact_state: 'current' },
    place: { is: 'lives', town: { city: 'Duluth' } },
    gender: 'female',
  });
});

test('a home that no source dates to the present is the last known one', () => {
  const addresses = tamsin.addresses.map((address) => ({ ...address, fact_state: 'unknown' as const }));
  expect(headOfReport({ ...tamsin, addresses }, TODAY).place).toMatchObject({ is: 'last-known' });
});

test('the dead live and work nowhere', () => {
  const dead = { ...tamsin, vital_status: 'deceased' as const };
  expect(headOfReport(dead, TODAY).place).toMatchObject({ is: 'lived' });
  const offices = tamsin.addresses.map((address) => ({ ...address, kind: 'office' as const }));
  expect(headOfReport({ ...dead, addresses: offices }, TODAY).place).toBeNull();
  expect(headOfReport({ ...tamsin, addresses: offices }, TODAY).place).toMatchObject({ is: 'works' });
  expect(headOfReport(legislator, TODAY)).toMatchObject({ occupation: { fact_state: 'former' }, place: null });
});
