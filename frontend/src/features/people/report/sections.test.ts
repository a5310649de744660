import { expect, test } from 'vitest';

import { factsIn, shownIn, totalOf } from '#frontend/features/people/report/sections.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';

test('personal facts are the names and what is known besides', () => {
  expect(shownIn(tamsin)).toMatchObject({ personal: 5, phones: 3, locations: 4 });
  expect(shownIn(legislator)).toMatchObject({ personal: 3, phones: 0, jobs: 1 });
});

test('the sections hold all the facts there are', () => {
  for (const report of [tamsin, legislator]) expect(totalOf(shownIn(report))).toBe(factsIn(report).length);
});
