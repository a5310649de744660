import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dueAfter, monthOf } from '#functions/billing/domain/period.ts';
import { addDays } from '#shared/values/duration.ts';
import { monthsAfter } from '#shared/values/months-after.ts';

const moment = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2040-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('months after an anchor', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 3, '2026-04-30T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 12, '2027-01-31T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T23:59:59.999Z', 12, '2029-02-28T23:59:59.999Z'],
    ['2028-02-29T23:59:59.999Z', 48, '2032-02-29T23:59:59.999Z'],
    ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', 1, '2027-01-31T23:30:00.000Z'],
    ['2026-11-21T14:05:00.000Z', 0, '2026-11-21T14:05:00.000Z'],
  ])('%s, %i of them: %s', (anchor, months, then) => {
    expect(monthsAfter(anchor, months)).toBe(then);
  });

  test('the day is the anchor’s, or the last one of a shorter month; the time is always the anchor’s', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 200 }), (anchor, months) => {
        const [from, then] = [new Date(anchor), new Date(monthsAfter(anchor, months))];
        expect(then.toISOString().slice(10)).toBe(anchor.slice(10));
        const tomorrow = addDays(then, 1);
        const isLastDay = tomorrow.getUTCDate() === 1;
        expect(then.getUTCDate() === from.getUTCDate() || (isLastDay && then.getUTCDate() < from.getUTCDate())).toBe(
          true,
        );
        expect((then.getUTCFullYear() - from.getUTCFullYear()) * 12 + then.getUTCMonth() - from.getUTCMonth()).toBe(
          months,
        );
      }),
    );
  });
});

test('months follow each other without overlap or gap', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 200 }), (anchor, n) => {
      expect(monthOf(anchor, n).until).toBe(monthOf(anchor, n + 1).from);
      expect(monthOf(anchor, n).from < monthOf(anchor, n).until).toBe(true);
    }),
  );
  expect(monthOf('2026-01-31T10:00:00.000Z', 1).from).toBe('2026-01-31T10:00:00.000Z');
});

describe('the due month', () => {
  const anchor = '2026-11-22T14:05:00.000Z';

  test.each([
    ['a moment before the first begins', 0, '2026-11-22T14:04:59.999Z', undefined],
    ['when the first begins', 0, '2026-11-22T14:05:00.000Z', 1],
    ['while the first runs and is paid', 1, '2026-12-01T00:00:00.000Z', undefined],
    ['a moment before the second', 1, '2026-12-22T14:04:59.999Z', undefined],
    ['when the second begins', 1, '2026-12-22T14:05:00.000Z', 2],
    ['a moment before the second is over unpaid', 1, '2027-01-22T14:04:59.999Z', 2],
    ['when the second went by unasked', 1, '2027-01-22T14:05:00.000Z', 3],
    ['after an outage of half a year', 1, '2027-06-01T00:00:00.000Z', 7],
  ])('%s', (_, settled, now, due) => {
    expect(dueAfter(anchor, settled, new Date(now))).toBe(due);
  });

  test('is never a paid one, and always the current one', () => {
    const anyMonths = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(moment, anyMonths, fc.integer({ min: 0, max: 3000 }), (begins, settled, days) => {
        const now = addDays(begins, days);
        const due = dueAfter(begins, settled, now);
        const { from, until } = monthOf(begins, due ?? settled + 1);
        expect(from <= now.toISOString()).toBe(due !== undefined);
        expect(now.toISOString() < until).toBe(true);
        if (due !== undefined) expect(due).toBeGreaterThan(settled);
      }),
    );
  });
});
