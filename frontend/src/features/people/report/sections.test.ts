import { expect, test } from 'vitest';

import { factsOfReport, sectionCounts, sparseOf, totalCount } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';

test('personal facts are names and personal data', () => {
  expect(sectionCounts(tamsin)).toMatchObject({ personal: 5, phones: 3, locations: 4 });
  expect(sectionCounts(legislator)).toMatchObject({ personal: 3, phones: 0, jobs: 1 });
});

test('the sections contain all facts', () => {
  for (const report of [tamsin, legislator])
    expect(totalCount(sectionCounts(report))).toBe(factsOfReport(report).length);
});

test('a report is sparse that has nothing but personal details, or those and jobs', () => {
  const none = { phones: 0, emails: 0, locations: 0, relationships: 0, education: 0, social_profiles: 0, images: 0 };
  expect(sparseOf({ ...none, personal: 3, jobs: 2 })).toBe('jobs');
  expect(sparseOf({ ...none, personal: 3, jobs: 0 })).toBe('personal');
  expect(sparseOf({ ...none, personal: 3, jobs: 2, education: 1 })).toBeNull();
});
