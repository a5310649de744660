import { expect, test } from 'vitest';

import { dayIn, firstDayIn, monthAfter, monthIn, weeksOf } from '#frontend/lib/calendar-days.ts';

test('a moment belongs to the day in its time zone', () => {
  expect(dayIn('2027-01-01T03:00:00.000Z', 'America/Chicago')).toBe('2026-12-31');
  expect(dayIn('2027-01-01T03:00:00.000Z', 'Asia/Tokyo')).toBe('2027-01-01');
  expect(monthIn('2027-01-01T03:00:00.000Z', 'America/Chicago')).toBe('2026-12');
});

test('months roll over the end of a year', () => {
  expect(monthAfter('2026-11', 3)).toBe('2027-02');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('a month is drawn in whole weeks, from the first day of the week', () => {
  const monday = weeksOf('2027-04', 1);
  expect([monday[0], monday.at(-1), monday.length]).toEqual(['2027-03-29', '2027-05-02', 35]);
  const sunday = weeksOf('2026-11', 7);
  expect([sunday[0], sunday.at(-1), sunday.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  expect(weeksOf('2027-02', 1)).toHaveLength(28);
  expect(weeksOf('2026-11', 6)[0]).toBe('2026-10-31');
});

test('every language has a first day of the week', () => {
  for (const locale of ['en', 'ar-u-nu-latn', 'ja']) expect([1, 6, 7]).toContain(firstDayIn(locale));
});
