import { beforeAll, expect, test } from 'vitest';

import { sectionNote } from '#frontend/features/people/report/section-note.ts';
import { tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';
import type { Summaries, Teaser } from '#shared/api/people/teaser.ts';

beforeAll(async () => {
  for (const language of ['en', 'ar', 'ja'] as const) await loadLanguage(language);
});

const teaser: Teaser = {
  ...teaserOf(tamsin),
  summaries: {
    phones: { kinds: { landline: 1, mobile: 2 }, latest: '2026-11-12' },
    emails: { kinds: { personal: 1, work: 1 }, latest: null },
    locations: { kinds: { home: 4 }, latest: '2026-11-10' },
    jobs: { from: '2010-02-01', latest: null },
    social_profiles: { networks: ['Photo site', 'Professional network'] },
  },
};
const note = (of: Parameters<typeof sectionNote>[0], language = 'en', of_ = teaser) =>
  sectionNote(of, of_, {
    t: i18n.getFixedT(language, 'report'),
    locale: language === 'ar' ? 'ar-u-nu-latn' : language,
  });

test('kinds, the most first, and when one was last seen', () => {
  expect(note('phones')).toBe('2 mobile, 1 landline, as of Nov 12, 2026.');
  expect(note('emails')).toBe('1 personal, 1 at work.');
  expect(note('locations')).toBe('4 homes, as of Nov 10, 2026. In 4 states.');
  expect(note('jobs')).toBe('Since 2010.');
  expect(note('social_profiles')).toBe('Photo site, Professional network.');
  expect(note('relationships')).toMatch(/^Among them Ruth Hale/);
});

test('personal details are those that there are', () => {
  const counts = (personal: number) => ({ ...teaser.counts, personal });
  const kinds = (...some: NonNullable<Summaries['personal']>['kinds']) => ({
    ...teaser.summaries!,
    personal: { kinds: some },
  });
  expect(note('personal', 'en', { ...teaser, counts: counts(3), summaries: kinds('birth-month', 'gender') })).toBe(
    'Name, month of birth, gender.',
  );
  expect(note('personal', 'en', { ...teaser, counts: counts(3), summaries: kinds('birth-year') })).toBe(
    'Names, year of birth.',
  );
  const before = { ...teaser, also_known_as: ['Tam Okafor'] };
  expect(note('personal', 'en', { ...before, counts: counts(2) })).toBe('Names.');
  expect(note('personal', 'en', { ...before, counts: counts(3) })).toMatch(/^Details such as names/);
});

test('regions of the US are states, also where only an office is known', () => {
  const office = { city: 'Washington', state: 'DC', country: 'US' };
  const senator = { ...teaser, lives_in: null, last_known_in: null, lived_in: [], works_in: [office] };
  expect(note('locations', 'en', senator)).toMatch(/In 4 states\.$/);
});

test('jobs without any date promise no years', () => {
  const undated = { ...teaser, summaries: { ...teaser.summaries!, jobs: { from: null, latest: null } } };
  expect(note('jobs', 'en', undated)).toBe('Titles and employers, no dates.');
  expect(note('jobs', 'en', { ...teaser, summaries: null })).toBe('Titles, employers, years.');
});

test('which of them are former, or that all are', () => {
  const [phones, emails, locations] = [{ kinds: { mobile: 2 } }, { kinds: { work: 1 } }, { kinds: { home: 4 } }];
  const old = {
    ...teaser,
    counts: { ...teaser.counts, phones: 2, emails: 1, locations: 4 },
    summaries: {
      ...teaser.summaries!,
      phones: { ...phones, former: 1, latest: null },
      emails: { ...emails, former: 1, latest: null },
      locations: { ...locations, former: 0, latest: null },
    },
  };
  expect(note('phones', 'en', old)).toBe('2 mobile, 1 of them former.');
  expect(note('emails', 'en', old)).toBe('1 at work, no longer current.');
  expect(note('locations', 'en', old)).toBe('4 homes. In 4 states.');
});

test('of two, the former one is in the Arabic dual', () => {
  const two = {
    ...teaser,
    counts: { ...teaser.counts, phones: 2, emails: 2 },
    summaries: {
      ...teaser.summaries!,
      phones: { kinds: { mobile: 2 }, former: 1, latest: null },
      emails: { kinds: { work: 2 }, former: 2, latest: null },
    },
  };
  expect(note('phones', 'ar', two)).toContain('أحدهما سابق');
  expect(note('emails', 'ar', two)).toContain('لم يعودا حاليين');
});

test('one and two are words in Arabic, and Japanese has its own comma', () => {
  const arabic = note('phones', 'ar')!.replace(/[\u200f\u2068\u2069]/g, '');
  expect(arabic).toMatch(/^رقما محمول، رقم أرضي واحد، بتاريخ/);
  expect(note('emails', 'ja')).toBe('個人1件、仕事1件。');
});

test('of a teaser without summaries, only what the section is about', () => {
  const old = { ...teaser, summaries: null };
  expect(note('phones', 'en', old)).toBe('Numbers with their kind and dates.');
  expect(note('locations', 'en', old)).toBe('In 4 states.');
});
