import { describe, expect, test } from 'vitest';

import { Move, moved } from '#scripts/dev/clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

describe('moving the clock', () => {
  test('by seconds adds to where it was', () => {
    expect(moved(60, { advance_seconds: 3600 }, NOON)).toBe(3660);
    expect(moved(60, { advance_seconds: -60 }, NOON)).toBe(0);
  });

  test('to a moment forgets where it was', () => {
    expect(moved(9999, { now: '2026-11-21T13:00:00Z' }, NOON)).toBe(3600);
    expect(moved(0, { now: '2026-11-21T13:00:00+02:00' }, NOON)).toBe(-3600);
  });

  test('is refused beyond ten years', () => {
    expect(moved(0, { advance_seconds: 400_000_000 }, NOON)).toBeUndefined();
    expect(moved(0, { now: '1970-01-01T00:00:00Z' }, NOON)).toBeUndefined();
  });
});

test.each([
  {},
  { advance_seconds: '60' },
  { advance_seconds: 1.5 },
  { advance_seconds: Infinity },
  { now: 'tomorrow' },
  { now: '2026-11-21' },
  { advance_seconds: 60, now: '2026-11-21T13:00:00Z' },
  { advance_seconds: 60, more: 1 },
  [],
  null,
])('%j is no move', (body) => {
  expect(Move.safeParse(body).success).toBe(false);
});
