import { expect, test } from 'vitest';

import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { awakeFrom, callerNoticeFrom } from '#functions/calls/callbacks/domain/quiet-hours.ts';

test.each([
  ['2026-11-21T13:59:00.000Z', '2026-11-21T14:00:00.000Z'],
  ['2026-11-21T14:00:00.000Z', '2026-11-21T14:00:00.000Z'],
  ['2026-11-22T02:59:00.000Z', '2026-11-22T02:59:00.000Z'],
  ['2026-11-22T03:00:00.000Z', '2026-11-22T14:00:00.000Z'],
  // The clock goes back in that night.
  ['2026-11-01T03:00:00.000Z', '2026-11-01T14:00:00.000Z'],
])('in Chicago, at %s one may be texted from %s', (now, from) => {
  expect(awakeFrom('America/Chicago', new Date(now)).toISOString()).toBe(from);
});

test.each([
  ['+12125550138', 'America/New_York'],
  ['+16125550138', 'America/Chicago'],
  ['+14155550138', 'America/Los_Angeles'],
  ['+33612345678', 'Europe/Paris'],
  ['+351912345678', 'Europe/Lisbon'],
  ['+819012345678', 'Asia/Tokyo'],
  ['+5511987654321', 'America/Sao_Paulo'],
  ['+5592987654321', 'America/Manaus'],
  ['+2348031234567', 'Africa/Lagos'],
  ['+77011234567', 'Asia/Almaty'],
  ['+18005550138', undefined],
  ['+79161234567', undefined],
  ['', undefined],
])('%s lives by the clock of %s', (number, zone) => {
  expect(zoneOf(number)).toBe(zone);
});

test('uses the owner’s quiet hours when the caller’s zone is unknown', () => {
  const night = new Date('2026-11-22T22:00:00.000Z');
  const starts_at = '2026-11-24T16:30:00.000Z';
  const at = (caller_number: string) =>
    callerNoticeFrom({ caller_number, starts_at, tz: 'America/Chicago' }, night).toISOString();
  expect(at('+79161234567')).toBe(night.toISOString());
  expect(at('+33612345678')).toBe('2026-11-23T07:00:00.000Z');
});

test.each([
  ['2026-11-23T22:45:00.000Z', '2026-11-23T21:45:00.000Z'], // 7:45 in Tokyo: an hour before, at night
  ['2026-11-24T00:30:00.000Z', '2026-11-23T23:00:00.000Z'], // 9:30 in Tokyo: at eight
  ['2026-11-23T18:00:00.000Z', '2026-11-23T17:45:00.000Z'], // in a quarter of an hour: now
])('of a callback at %s a caller in Tokyo is notified from %s', (starts_at, from) => {
  const now = new Date('2026-11-23T17:45:00.000Z');
  const appointment = { caller_number: '+819012345678', starts_at, tz: 'America/Chicago' };
  expect(callerNoticeFrom(appointment, now).toISOString()).toBe(from);
});
