import { expect, test } from 'vitest';

import { mergeDays } from '#frontend/features/assistant/settings/merge-days.ts';

const days = (text: string) => {
  const [from = '', until = from] = text.split('/');
  return { from, until };
};

test.each([
  [['2026-12-24/2026-12-27', '2026-12-26/2026-12-30'], ['2026-12-24/2026-12-30']],
  [['2026-12-24/2026-12-30', '2026-12-26'], ['2026-12-24/2026-12-30']],
  [['2026-12-24/2026-12-25', '2026-12-24/2026-12-25'], ['2026-12-24/2026-12-25']],
  [
    ['2027-01-02', '2026-12-24'],
    ['2026-12-24', '2027-01-02'],
  ],
])('%j are %j', (all, merged) => {
  expect(mergeDays(all.map(days))).toEqual(merged.map(days));
});
