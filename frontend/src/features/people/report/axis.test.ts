import { describe, expect, test } from 'vitest';

import { axisOf, drawn, isNow, place } from '#frontend/features/people/report/axis.ts';
import type { Envelope } from '#shared/values/person.ts';

const now = new Date('2026-11-21T12:00:00Z');
const seen = (first_seen: string | null, last_seen: string | null): Envelope => ({
  confidence: 4,
  sources: [{ source: 'Rolls', first_seen, last_seen }],
});
const startOf = (...firsts: string[]) =>
  axisOf(
    firsts.map((first) => seen(first, null)),
    now,
  ).start;

describe('the axis of a report', () => {
  test('runs from 2000 to now', () => {
    expect(axisOf([seen('2012-07-01', '2026-10-02')], now)).toMatchObject({ start: '2000-01-01', end: '2026-11-21' });
    expect(axisOf([], now).start).toBe('2000-01-01');
  });

  test('starts with the decade of an earlier sighting', () => {
    expect(startOf('2012-07-01', '1987-03-04')).toBe('1980-01-01');
    expect(startOf('1789-03-04')).toBe('1780-01-01');
  });

  test('is not stretched by one impossible date', () => {
    expect(startOf('0019-01-01', '1994-01-01')).toBe('1990-01-01');
  });

  test('writes few years, none of them over its end', () => {
    expect(axisOf([], now).years.map(({ year }) => year)).toEqual([2000, 2010, 2020]);
    expect(axisOf([seen('1861-03-04', null)], now).years.map(({ year }) => year)).toEqual([1900, 1950, 2000]);
    expect(axisOf([seen('1791-10-24', null)], now).years.map(({ year }) => year)).toEqual([1800, 1850, 1900, 1950]);
    for (const first of ['1780', '1900', '1950', '1985', '1999']) {
      const { years } = axisOf([seen(`${first}-05-05`, null)], now);
      expect(years.length).toBeGreaterThan(1);
      expect(years.length).toBeLessThanOrEqual(5);
    }
  });

  test('has a small mark under every year that is written', () => {
    for (const first of ['1791', '1861', '1955', '2003']) {
      const { years, marks } = axisOf([seen(`${first}-05-05`, null)], now);
      for (const { at } of years) {
        const steps = (at - marks.first) / marks.step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.02);
      }
    }
  });

  test('puts older and later days at its edges', () => {
    const axis = axisOf([], now);
    expect(place(axis, '1850-01-01')).toBe(0);
    expect(place(axis, '2040-01-01')).toBe(1);
    expect(place(axis, '2013-06-12')).toBeCloseTo(0.5, 2);
  });
});

test('a bar is about sightings and, without any, about the time of the fact itself', () => {
  const period = { started: '1861-03-04', ended: '1865-03-03' };
  expect(drawn({ ...seen('2012-07-01', null), ...period })).toEqual({ from: '2012-07-01', to: null });
  expect(drawn({ ...seen(null, null), ...period })).toEqual({ from: '1861-03-04', to: '1865-03-03' });
  expect(drawn(seen(null, null))).toEqual({ from: null, to: null });
});

test('a month ago is still now', () => {
  expect(isNow('2026-10-25', now)).toBe(true);
  expect(isNow('2026-10-01', now)).toBe(false);
  expect(isNow(null, now)).toBe(false);
});
