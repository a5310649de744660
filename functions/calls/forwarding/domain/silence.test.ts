import { expect, test } from 'vitest';

import { countCall, lastDays } from '#functions/calls/forwarding/domain/silence.ts';

test('counts the last thirty days and drops older ones', () => {
  const days = countCall({ '2026-10-22': 4, '2026-10-23': 1, '2026-11-21': 2 }, '2026-11-21');
  expect(days).toEqual({ '2026-10-23': 1, '2026-11-21': 3 });
  expect(lastDays(days, '2026-11-21')).toEqual([1, ...Array<number>(28).fill(0), 3]);
  expect(lastDays(days, '2026-11-22').slice(-2)).toEqual([3, 0]);
});
