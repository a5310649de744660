import { describe, expect, test } from 'vitest';

import { createAxis, spanOf, isRecent, positionOf } from '#frontend/features/people/report/axis.ts';
import type { Envelope } from '#shared/values/person.ts';

const now = new Date('2026-11-21T12:00:00Z');
const seen = (first_seen: string | null, last_seen: string | null): Envelope => ({
  confidence: 4,
  sources: [{ source: 'Rolls', first_seen, last_seen }],
});
const startOf = (...firsts: string[]) =>
  createAxis(
    firsts.map((first) => seen(first, null)),
    now,
  ).start;

describe('the axis of a report', () => {
  test('runs from 2000 to now', () => {
    expect(createAxis([seen('2012-07-01', '2026-10-02')], now)).toMatchObject({
      start: '2000-01-01',
      end: '2026-11-21',
    });
    expect(createAxis([], now).start).toBe('2000-01-01');
  });

  test('starts with the decade of an earlier sighting', () => {
    expect(startOf('2012-07-01', '1987-03-04')).toBe('1980-01-01');
    expect(startOf('1789-03-04')).toBe('1780-01-01');
  });

  test('ignores one impossible date', () => {
    expect(startOf('0019-01-01', '1994-01-01')).toBe('1990-01-01');
  });

  test('labels a few years, none past its end', () => {
    expect(createAxis([], now).years.map(({ year }) => year)).toEqual([2000, 2010, 2020]);
    expect(createAxis([seen('1861-03-04', null)], now).years.map(({ year }) => year)).toEqual([1900, 1950, 2000]);
    expect(createAxis([seen('1791-10-24', null)], now).years.map(({ year }) => year)).toEqual([1800, 1850, 1900, 1950]);
    for (const first of ['1780', '1900', '1950', '1985', '1999']) {
      const { years } = createAxis([seen(`${first}-05-05`, null)], now);
      expect(years.length).toBeGreaterThan(1);
      expect(years.length).toBeLessThanOrEqual(5);
    }
  });

  test('has a minor tick at every labelled year', () => {
    for (const first of ['1791', '1861', '1955', '2003']) {
      const { years, marks } = createAxis([seen(`${first}-05-05`, null)], now);
      for (const { at } of years) {
        const steps = (at - marks.first) / marks.step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.02);
      }
    }
  });

  test('clamps days outside its range', () => {
    const axis = createAxis([], now);
    expect(positionOf(axis, '1850-01-01')).toBe(0);
    expect(positionOf(axis, '2040-01-01')).toBe(1);
    expect(positionOf(axis, '2013-06-12')).toBeCloseTo(0.5, 2);
  });
});

test('a bar shows sightings or, without any, the period of the fact', () => {
  const period = { started: '1861-03-04', ended: '1865-03-03' };
  expect(spanOf({ ...seen('2012-07-01', null), ...period })).toEqual({ from: '2012-07-01', to: null });
  expect(spanOf({ ...seen(null, null), ...period })).toEqual({ from: '1861-03-04', to: '1865-03-03' });
  expect(spanOf(seen(null, null))).toEqual({ from: null, to: null });
});

test('a month ago counts as now', () => {
  expect(isRecent('2026-10-25', now)).toBe(true);
  expect(isRecent('2026-10-01', now)).toBe(false);
  expect(isRecent(null, now)).toBe(false);
});
