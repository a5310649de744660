import { expect, test } from 'vitest';

import { sparseOf } from '#shared/values/sparse-report.ts';

const none = { phones: 0, emails: 0, locations: 0, relationships: 0, education: 0, social_profiles: 0, images: 0 };
const counts = { ...none, personal: 3, jobs: 0, cities: 0, states: 1, countries: 1 };

test('a report is sparse that has nothing but personal details, jobs and towns', () => {
  expect(sparseOf({ ...counts, jobs: 2 }, 0)).toBe('jobs');
  expect(sparseOf(counts, undefined)).toBe('personal');
  expect(sparseOf({ ...counts, jobs: 2, education: 1 }, 0)).toBeNull();
});

test('places make a report sparse only if none of them is known to have a street', () => {
  expect(sparseOf({ ...counts, locations: 2 }, 0)).toBe('towns');
  expect(sparseOf({ ...counts, locations: 2 }, 1)).toBeNull();
  expect(sparseOf({ ...counts, locations: 2 }, undefined)).toBeNull();
});
