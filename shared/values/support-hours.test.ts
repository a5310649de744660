import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { callbackDays, callbackTimes, isOpen, shiftsFrom, type SupportHours } from '#shared/values/support-hours.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

const chicago: SupportHours = { opens: '08:00', closes: '22:00', time_zone: 'America/Chicago' };
const at = (moment: string) => new Date(moment);
const first = (moment: string, hours = chicago) => shiftsFrom(hours, at(moment))[0]!;

describe('the first shift', () => {
  test.each([
    ['before opening, today’s', '2026-11-23T13:59:59Z', '2026-11-23T14:00:00.000Z', false],
    ['from the opening on, the present one', '2026-11-23T14:00:00Z', '2026-11-23T14:00:00.000Z', true],
    ['until the last second', '2026-11-24T03:59:59Z', '2026-11-23T14:00:00.000Z', true],
    ['at closing, tomorrow’s', '2026-11-24T04:00:00Z', '2026-11-24T14:00:00.000Z', false],
  ])('is, %s', (_, now, opens_at, open) => {
    expect(first(now).opens_at).toBe(opens_at);
    expect(isOpen(first(now), at(now))).toBe(open);
  });

  test('keeps its clock when the clocks change', () => {
    expect(first('2026-10-31T12:00:00Z').opens_at).toBe('2026-10-31T13:00:00.000Z');
    expect(first('2026-11-01T12:00:00Z').opens_at).toBe('2026-11-01T14:00:00.000Z');
  });

  test('may end at midnight', () => {
    const late = { opens: '08:00', closes: '24:00', time_zone: 'UTC' };
    expect(first('2026-11-23T23:59:59Z', late).closes_at).toBe('2026-11-24T00:00:00.000Z');
  });
});

test('support is there seven days a week, whatever the day and the zone', () => {
  const zone = fc.constantFrom('America/Chicago', 'Europe/Istanbul', 'Asia/Tokyo', 'Pacific/Apia', 'Asia/Kolkata');
  const moment = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, moment, (time_zone, now) => {
      const shifts = shiftsFrom({ ...chicago, time_zone }, now);
      const days = shifts.map(({ opens_at }) => new Date(dayAndMinutesIn(time_zone, Date.parse(opens_at)).day));
      expect(new Set(days.map((day) => day.getUTCDay())).size).toBe(7);
      expect(shifts.every(({ closes_at }) => closes_at > now.toISOString())).toBe(true);
    }),
  );
});

test('a callback is at a full hour of the shift, an hour ahead or more', () => {
  const now = at('2026-11-23T23:10:00Z');
  expect(callbackTimes(first(now.toISOString()), now)).toEqual([
    '2026-11-24T01:00:00.000Z',
    '2026-11-24T02:00:00.000Z',
    '2026-11-24T03:00:00.000Z',
  ]);
  expect(callbackTimes(first(now.toISOString()), at('2026-11-24T03:30:00Z'))).toEqual([]);
});

describe('the days of a callback are those of the visitor', () => {
  const now = at('2026-11-23T20:30:00Z');
  const shifts = shiftsFrom(chicago, now, 2);

  test.each([
    ['America/Chicago', { '2026-11-23': 6, '2026-11-24': 14 }],
    ['Europe/Paris', { '2026-11-23': 1, '2026-11-24': 14, '2026-11-25': 5 }],
    ['Europe/Istanbul', { '2026-11-24': 13, '2026-11-25': 7 }],
    ['Asia/Tokyo', { '2026-11-24': 7, '2026-11-25': 13 }],
  ])('%s', (zone, expected) => {
    const days = callbackDays(shifts, now, zone);
    expect(Object.fromEntries(days.map(({ day, times }) => [day, times.length]))).toEqual(expected);
    for (const { day, times } of days)
      for (const time of times) expect(dayAndMinutesIn(zone, Date.parse(time)).day).toBe(day);
  });

  test('an hour that comes twice is offered once', () => {
    const night = { opens: '00:00', closes: '04:00', time_zone: 'UTC' };
    const [day] = callbackDays(
      shiftsFrom(night, at('2026-10-24T12:00:00Z'), 1),
      at('2026-10-24T12:00:00Z'),
      'Europe/Paris',
    );
    expect(day?.times).toEqual(['2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00.000Z']);
  });
});
