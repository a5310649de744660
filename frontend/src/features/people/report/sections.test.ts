import { expect, test } from 'vitest';

import { factsOfReport, sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';

test('personal facts are names and personal data', () => {
  expect(sectionCounts(tamsin)).toMatchObject({ personal: 5, phones: 3, locations: 4 });
  expect(sectionCounts(legislator)).toMatchObject({ personal: 3, phones: 0, jobs: 1 });
});

test('the sections contain all facts', () => {
  for (const report of [tamsin, legislator])
    expect(totalCount(sectionCounts(report))).toBe(factsOfReport(report).length);
});
