import { expect, test } from 'vitest';

import { sparseOf } from '#shared/values/sparse-report.ts';

test('a report is sparse that has nothing but personal details, or those and jobs', () => {
  const none = { phones: 0, emails: 0, locations: 0, relationships: 0, education: 0, social_profiles: 0, images: 0 };
  const counts = { ...none, cities: 0, states: 1, countries: 1 };
  expect(sparseOf({ ...counts, personal: 3, jobs: 2 })).toBe('jobs');
  expect(sparseOf({ ...counts, personal: 3, jobs: 0 })).toBe('personal');
  expect(sparseOf({ ...counts, personal: 3, jobs: 2, education: 1 })).toBeNull();
});
