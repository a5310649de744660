import { expect, test } from 'vitest';

import { clockOn, dayAndMinutesIn, instantOf, isoIn, isZone, wallOf, zoneOrUtc } from '#shared/values/zone.ts';

const NEW_YORK = 'America/New_York';
const utc = (iso: string) => Date.parse(`${iso}Z`);

test('converts an instant to wall time, milliseconds included', () => {
  expect(wallOf(utc('2026-07-01T12:00:00.250'), NEW_YORK)).toBe(utc('2026-07-01T08:00:00.250'));
  expect(wallOf(utc('2026-07-01T12:00:00'), 'Asia/Kathmandu')).toBe(utc('2026-07-01T17:45:00'));
});

test('resolves a repeated wall time to the first instant', () => {
  expect(instantOf(utc('2026-11-01T01:30:00'), NEW_YORK)).toBe(utc('2026-11-01T05:30:00'));
  expect(clockOn('2026-11-01', NEW_YORK).at(90)).toBe(utc('2026-11-01T05:30:00'));
});

test('resolves a skipped wall time by the offset before; the day has no such minute', () => {
  expect(instantOf(utc('2026-03-08T02:30:00'), NEW_YORK)).toBe(utc('2026-03-08T07:30:00'));
  const { leaps, at } = clockOn('2026-03-08', NEW_YORK);
  expect([leaps, at(150), at(180)]).toEqual([true, undefined, utc('2026-03-08T07:00:00')]);
});

test('formats the day, minutes and offset of an instant', () => {
  expect(dayAndMinutesIn('Asia/Tokyo', utc('2026-12-31T20:15:59'))).toEqual({ day: '2027-01-01', minutes: 315 });
  expect(isoIn(utc('2026-11-23T16:30:00'), 'America/Chicago')).toBe('2026-11-23T10:30:00-06:00');
});

test('rejects an unknown zone', () => {
  expect(['Europe/Berlin', 'Europe/Atlantis', ''].map(isZone)).toEqual([true, false, false]);
  expect(['Europe/Berlin', 'Europe/Atlantis', '', undefined].map((zone) => zoneOrUtc(zone))).toEqual([
    'Europe/Berlin',
    'UTC',
    'UTC',
    'UTC',
  ]);
});
