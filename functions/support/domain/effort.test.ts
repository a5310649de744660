import { expect, test } from 'vitest';

import { effortOf } from '#functions/support/domain/effort.ts';

const quiet = { registrations: 0, refusals: 0 };

test.each([
  [quiet, 1],
  [{ ...quiet, registrations: 59 / 420 }, 1],
  [{ ...quiet, registrations: 60 / 420 }, 2],
  [{ ...quiet, registrations: 1 }, 8],
  [{ ...quiet, refusals: 0.2 }, 2],
  [{ ...quiet, refusals: 0.5 }, 4],
  [{ registrations: 12, refusals: 1 }, 8],
])('%o makes a proof %i times the work', (counts, times) => {
  expect(effortOf('register', counts)).toBe(times);
  expect(effortOf('checkout', counts)).toBe(times);
  expect(effortOf('contact', counts)).toBe(1);
});
