import { expect, test } from 'vitest';

import { afterFailure, type Breaker, closedBreaker, isOpen } from '#functions/nlu/breaker.ts';

const minute = 60_000;
const failing = (times: number, from: Breaker = closedBreaker, now = 0): Breaker =>
  Array.from({ length: times }).reduce<Breaker>((breaker) => afterFailure(breaker, now), from);

test('opens after three failures in a row, for five minutes', () => {
  expect(isOpen(closedBreaker, 0)).toBe(false);
  expect(isOpen(failing(2), 0)).toBe(false);
  const open = failing(3);
  expect(isOpen(open, 5 * minute - 1)).toBe(true);
  expect(isOpen(open, 5 * minute)).toBe(false);
});

test('after the pause one more failure opens it again', () => {
  const again = failing(1, failing(3), 6 * minute);
  expect(isOpen(again, 10 * minute)).toBe(true);
  expect(isOpen(again, 11 * minute)).toBe(false);
});
