import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextAttemptAt, nextReminderAt, WAIT_FOR_OWNER_DAYS } from '#functions/billing/domain/dunning.ts';
import { addDays, DAY } from '#shared/values/duration.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

/** The days of the attempts at a card that is always declined. */
function declineDays(begins: Date): number[] {
  const days = [0];
  let now = begins;
  for (let again = nextAttemptAt(1, false, now); again; again = nextAttemptAt(days.length, false, now)) {
    now = new Date(again);
    days.push((now.getTime() - begins.getTime()) / DAY);
  }
  return days;
}

test('a month has at most four attempts within 21 days, at least a day apart, the wait for the member included', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: NOW, max: new Date('2040-01-01') }), (begins) => {
      const days = declineDays(begins);
      expect(days).toHaveLength(4);
      days.slice(1).forEach((day, i) => expect(day - days[i]!).toBeGreaterThanOrEqual(1));
      expect(days.at(-1)! + WAIT_FOR_OWNER_DAYS).toBeLessThanOrEqual(21);
    }),
  );
  expect(declineDays(NOW)).toEqual([0, 1, 5, 12]);
});

test('who has to confirm is reminded after three and six days; after an outage, once', () => {
  const at = NOW.toISOString();
  const ends_at = addDays(NOW, WAIT_FOR_OWNER_DAYS).toISOString();
  const next = (days: number) => nextReminderAt({ at, ends_at }, addDays(NOW, days));
  expect([0, 2.9, 3, 5.9].map(next)).toEqual([3, 3, 6, 6].map((days) => addDays(NOW, days).toISOString()));
  expect([6, 6.9, 7, 9].map(next)).toEqual(Array<string>(4).fill(ends_at));
});

test.each([1, 2, 3, 4, 5, 99])('a hard decline is never retried (decline %i)', (declines) => {
  expect(nextAttemptAt(declines, true, NOW)).toBeNull();
});

test.each([0, 4, 5, 100])('no attempt follows %i declines', (declines) => {
  expect(nextAttemptAt(declines, false, NOW)).toBeNull();
});
