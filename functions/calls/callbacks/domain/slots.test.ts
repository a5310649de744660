import { describe, expect, test } from 'vitest';

import { byDay, freeSlots, type Hours } from '#functions/calls/callbacks/domain/slots.ts';
import { addMinutes, DAY, MINUTE } from '#shared/values/duration.ts';

const week = (day: Hours['windows'][number]) => Array.from({ length: 7 }, () => day);
const hours = (more: Partial<Hours> = {}): Hours => ({
  time_zone: 'America/Chicago',
  windows: week([{ from: '09:00', until: '12:00' }]),
  slot_minutes: 60,
  buffer_minutes: 0,
  notice_minutes: 30,
  most_a_day: 8,
  ...more,
});
const NOW = new Date('2026-11-21T12:00:00.000Z'); // six in the morning, a Saturday
const onFirst = (free: string[], day = '2026-11-21') =>
  free.filter((at) => at.startsWith(day)).map((at) => at.slice(11, 16));
const taken = (starts_at: string, minutes = 60) => ({
  starts_at,
  ends_at: addMinutes(starts_at, minutes).toISOString(),
});

test('fills the owner’s windows with slots for fourteen days', () => {
  const free = freeSlots(hours(), [], NOW);
  expect(onFirst(free)).toEqual(['15:00', '16:00', '17:00']);
  expect(free).toHaveLength(14 * 3);
  expect(free.at(-1)).toBe('2026-12-04T17:00:00.000Z');
});

test('windows apply to their weekday, Monday first; a window shorter than a slot has none', () => {
  const windows = [[{ from: '10:00', until: '11:30' }], [], [], [], [], [], [{ from: '09:00', until: '09:45' }]];
  expect(freeSlots(hours({ windows }), [], NOW)).toEqual(['2026-11-23T16:00:00.000Z', '2026-11-30T16:00:00.000Z']);
});

test('omits slots within the owner’s notice period', () => {
  const at = (clock: string) => onFirst(freeSlots(hours(), [], new Date(`2026-11-21T${clock}:00.000Z`)));
  expect(at('14:30')).toEqual(['15:00', '16:00', '17:00']);
  expect(at('14:31')).toEqual(['16:00', '17:00']);
  expect(at('17:00')).toEqual([]);
});

test('omits taken slots and their buffer, whatever the length', () => {
  const free = (buffer_minutes: number, minutes?: number) =>
    onFirst(freeSlots(hours({ buffer_minutes }), [taken('2026-11-21T16:00:00.000Z', minutes)], NOW));
  expect(free(0)).toEqual(['15:00', '17:00']);
  expect(free(15)).toEqual([]);
  expect(free(0, 75)).toEqual(['15:00']);
});

test('a day at its limit has no free slots', () => {
  const free = freeSlots(hours({ most_a_day: 1 }), [taken('2026-11-21T16:00:00.000Z')], NOW);
  expect(onFirst(free)).toEqual([]);
  expect(onFirst(free, '2026-11-22')).toHaveLength(3);
});

describe('when the clocks change', () => {
  const nights = hours({ windows: week([{ from: '00:00', until: '04:00' }]), slot_minutes: 30 });
  test('a skipped hour has no slots', () => {
    const free = freeSlots(nights, [], new Date('2026-03-07T12:00:00.000Z'));
    expect(onFirst(free, '2026-03-08')).toEqual(['06:00', '06:30', '07:00', '07:30', '08:00', '08:30']);
  });
  test('a repeated hour has its slots once', () => {
    const free = freeSlots(nights, [], new Date('2026-10-31T12:00:00.000Z'));
    expect(onFirst(free, '2026-11-01')).toEqual([
      '05:00',
      '05:30',
      '06:00',
      '06:30',
      '08:00',
      '08:30',
      '09:00',
      '09:30',
    ]);
  });
  test('nine o’clock stays nine o’clock across a clock change', () => {
    const free = freeSlots(hours(), [], new Date('2026-10-31T06:00:00.000Z'));
    expect([onFirst(free, '2026-10-31')[0], onFirst(free, '2026-11-01')[0]]).toEqual(['14:00', '15:00']);
  });
});

const zones = [
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Istanbul',
  'Africa/Casablanca',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Pacific/Chatham',
  'Asia/Tokyo',
  'Africa/Cairo',
  'America/Havana',
];
test.each(zones)(
  'in %s, all year: every slot is within its window on the owner’s clock, and no two overlap',
  (time_zone) => {
    const wall = new Intl.DateTimeFormat('en', {
      timeZone: time_zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    for (let day = 0; day < 366; day += 27)
      for (const slot_minutes of [15, 30, 60] as const) {
        const windows = week([
          { from: '00:10', until: '03:40' },
          { from: '22:00', until: '23:59' },
        ]);
        const now = new Date(Date.UTC(2026, 0, 1, day % 24) + day * DAY);
        const free = freeSlots(hours({ time_zone, windows, slot_minutes, most_a_day: 40 }), [], now);
        expect(free.length).toBeGreaterThan(0);
        free.forEach((at, i) => {
          const start = Date.parse(at);
          const last = wall.format(start + slot_minutes * MINUTE - 1);
          expect(
            [wall.format(start) >= '00:10' && last < '03:40', wall.format(start) >= '22:00' && last < '23:59'],
            `${at} ${last}`,
          ).toContain(true);
          if (i > 0) expect(start - Date.parse(free[i - 1]!)).toBeGreaterThanOrEqual(slot_minutes * MINUTE);
        });
      }
  },
);

test('a time falls on another day in another zone', () => {
  const free = ['2026-11-23T15:00:00.000Z', '2026-11-23T16:00:00.000Z'];
  expect(byDay(free, 'Asia/Tokyo')).toEqual([{ date: '2026-11-24', times: free }]);
});

describe('away', () => {
  const days = new Set<string>();
  const away = (...busy: { starts_at: string; ends_at: string }[]) => ({ busy, days });

  test('omits what overlaps a busy time, with the pause around it, on the owner’s clock', () => {
    const lunch = taken('2026-11-21T16:30:00.000Z', 15);
    expect(onFirst(freeSlots(hours(), [], NOW, away(lunch)))).toEqual(['15:00', '17:00']);
    expect(onFirst(freeSlots(hours({ buffer_minutes: 30 }), [], NOW, away(lunch)))).toEqual(['15:00']);
  });

  test('busy times of the calendar do not use up the callbacks of a day', () => {
    const busy = away(taken('2026-11-21T15:00:00.000Z'));
    expect(onFirst(freeSlots(hours({ most_a_day: 1 }), [], NOW, busy))).toEqual(['16:00', '17:00']);
  });

  test('a day off has none', () => {
    const free = freeSlots(hours(), [], NOW, { busy: [], days: new Set(['2026-11-21']) });
    expect(onFirst(free)).toEqual([]);
    expect(onFirst(free, '2026-11-22')).toHaveLength(3);
  });
});
