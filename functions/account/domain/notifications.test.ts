import { expect, test } from 'vitest';

import { isQuiet, nextDigest, quietUntil, weekBefore } from '#functions/account/domain/notifications.ts';

const at = (clock: string) => new Date(`2026-11-21T${clock}:00.000Z`);

test('quiet hours follow the owner’s clock, also past midnight', () => {
  const night = { quiet_hours: { from: '22:00', to: '07:30' } };
  const chicago = (clock: string) => isQuiet(night, 'America/Chicago', at(clock)); // six hours behind
  expect(['03:59', '04:00', '13:29', '13:30'].map(chicago)).toEqual([false, true, true, false]);
  const lunch = { quiet_hours: { from: '12:00', to: '13:00' } };
  expect(['11:59', '12:00', '12:59', '13:00'].map((clock) => isQuiet(lunch, 'UTC', at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isQuiet({ quiet_hours: null }, 'UTC', at('03:00'))).toBe(false);
});

test('a message in quiet hours waits for their end, also past midnight', () => {
  const night = { quiet_hours: { from: '22:00', to: '07:30' } };
  const until = (clock: string) => quietUntil(night, 'America/Chicago', at(clock))?.toISOString();
  expect([until('03:59'), until('13:30')]).toEqual([undefined, undefined]);
  const morning = '2026-11-21T13:30:00.000Z';
  expect([until('04:00'), until('06:12'), until('13:29')]).toEqual([morning, morning, morning]);
  expect(quietUntil(night, 'UTC', new Date('2026-11-21T22:00:59.500Z'))?.toISOString()).toBe(
    '2026-11-22T07:30:00.000Z',
  );
  expect(quietUntil({ quiet_hours: null }, 'UTC', at('03:00'))).toBeUndefined();
});

test('quiet hours end by the wall clock on the night of a clock change', () => {
  const night = (to: string) => ({ quiet_hours: { from: '22:00', to } });
  const until = (to: string, now: string) => quietUntil(night(to), 'America/Chicago', new Date(now))?.toISOString();
  expect(until('07:30', '2026-11-01T04:00:00.000Z')).toBe('2026-11-01T13:30:00.000Z'); // back, an hour later
  expect(until('07:30', '2026-03-08T05:00:00.000Z')).toBe('2026-03-08T12:30:00.000Z'); // forward, an hour sooner
  expect(until('02:30', '2026-03-08T05:00:00.000Z')).toBe('2026-03-08T08:30:00.000Z'); // a time that there is not
});

test('the next digest is due when its week is over, never in the past', () => {
  const due = '2026-11-21T12:00:00.000Z';
  expect(weekBefore(due)).toBe('2026-11-14T12:00:00.000Z');
  expect(nextDigest(due, at('12:00'))).toBe('2026-11-28T12:00:00.000Z');
  expect(nextDigest(due, new Date('2026-12-12T11:59:59.000Z'))).toBe('2026-12-12T12:00:00.000Z');
  expect(nextDigest(due, new Date('2026-12-12T12:00:00.000Z'))).toBe('2026-12-19T12:00:00.000Z');
});
