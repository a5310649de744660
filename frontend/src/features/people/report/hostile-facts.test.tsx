import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { OpenReport } from '#frontend/features/people/report/open-report.tsx';
import { reportCsv } from '#frontend/features/people/report/report-csv.ts';
import { noRegisters, openedOf, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { i18n, loadLanguage } from '#frontend/i18n/index.ts';
import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { show } from '#frontend/testing/render.tsx';
import { account } from '#shared/api/account.ts';
import { aUser } from '#frontend/testing/user.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { Report } from '#shared/api/people/report.ts';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
const hostile: Report = {
  ...tamsin,
  names: tamsin.names.map((name) => ({ ...name, full_name: MARKUP })),
  jobs: tamsin.jobs.map((job) => ({ ...job, title: MARKUP, employer: `${MARKUP}, Ltd.` })),
};

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.spyOn(window, 'scrollTo');
  answer(people.getReport, () => ({
    ...hostile,
    registers: noRegisters,
    opened: openedOf(hostile),
    now: new Date().toISOString(),
  }));
  answer(people.getTeaser, () => teaserOf(hostile));
  answer(billing.getOffer, () => anOffer());
  answer(account.getUser, () => aUser());
});

test.each(['a visitor', 'a subscriber'])('%s reads markup in a name as the text that it is', async (who) => {
  if (who === 'a subscriber') localStorage.setItem('access_token', 'token');
  show(<OpenReport />, {
    path: '/:language/search-result/:person_id',
    at: `/en/search-result/${tamsin.person_id}`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: MARKUP })).toBeTruthy();
  expect(document.body.querySelector('img[src=x], script')).toBeNull();
});

test('a CSV file has it in one quoted cell', () => {
  const words = { t: i18n.getFixedT('en', 'report'), locale: 'en', today: '2026-11-21' };
  const made = { now: new Date('2026-11-21T12:00:00Z'), purpose: null };
  expect(reportCsv(hostile, words, made)).toContain(`"${MARKUP.replaceAll('"', '""')}`);
});
