import { expect, test } from 'vitest';

import { countries, FIRST_YEAR, isHoliday, LAST_YEAR } from '#functions/calls/calendar/domain/holidays.ts';
import { awayDays, closedAt, nextHolidays } from '#functions/calls/calendar/domain/hours.ts';
import type { BusinessHours } from '#shared/api/calendar.ts';

const CHICAGO = 'America/Chicago';
const weekday = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
];
const hours = (more: Partial<BusinessHours> = {}): BusinessHours => ({
  is_on: true,
  windows: [weekday, weekday, weekday, weekday, weekday, [], []],
  country: 'US',
  closed_on_holidays: true,
  days_off: [],
  ...more,
});
const at = (moment: string, more: Partial<BusinessHours> = {}) => closedAt(hours(more), CHICAGO, new Date(moment));
const closed = { why: 'hours', back: null };

test.each([
  ['2026-11-23T14:59:00Z', closed],
  ['2026-11-23T15:00:00Z', null],
  ['2026-11-23T17:59:00Z', null],
  ['2026-11-23T18:00:00Z', closed],
  ['2026-11-23T19:00:00Z', null],
  ['2026-11-23T23:00:00Z', closed],
  ['2026-11-22T16:00:00Z', closed], // a Sunday
  ['2026-11-24T02:00:00Z', closed], // still Monday in Chicago
])('on the owner’s clock, %s is closed or not', (moment, expected) => expect(at(moment)).toEqual(expected));

test('hours that are not said never close', () => expect(at('2026-11-22T16:00:00Z', { is_on: false })).toBeNull());

test('a public holiday of the country closes, if the owner says so', () => {
  const thanksgiving = '2026-11-26T16:00:00Z';
  expect(at(thanksgiving)).toEqual({ why: 'holiday', back: null });
  expect(at(thanksgiving, { is_on: false })).toEqual({ why: 'holiday', back: null });
  expect(at(thanksgiving, { closed_on_holidays: false })).toBeNull();
  expect(at(thanksgiving, { country: 'FR' })).toBeNull();
  expect(at(thanksgiving, { country: null })).toBeNull();
});

test.each([
  ['the day after', [{ from: '2026-11-23', until: '2026-11-24' }], {}, '2026-11-25'],
  ['after the weekend, where hours are kept', [{ from: '2026-11-23', until: '2026-11-27' }], {}, '2026-11-30'],
  ['on Saturday, where they are not', [{ from: '2026-11-23', until: '2026-11-27' }], { is_on: false }, '2026-11-28'],
  ['after a holiday', [{ from: '2026-11-23', until: '2026-11-25' }], {}, '2026-11-27'],
  [
    'after two absences in a row',
    [
      { from: '2026-11-23', until: '2026-11-23' },
      { from: '2026-11-24', until: '2026-12-01' },
    ],
    {},
    '2026-12-02',
  ],
  ['some time, if it is more than a year', [{ from: '2026-11-23', until: '2029-01-01' }], {}, null],
])('who is away is back %s', (_, days_off, more, back) => {
  expect(at('2026-11-23T16:00:00Z', { days_off, ...more })).toEqual({ why: 'away', back });
});

test('no callback on days off, nor on holidays if the owner says so', () => {
  const days_off = [{ from: '2026-11-24', until: '2026-11-25' }];
  const away = (more: Partial<BusinessHours> = {}) => [...awayDays(hours({ days_off, ...more }), '2026-11-23', 14)];
  expect(away()).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  expect(away({ closed_on_holidays: false })).toEqual(['2026-11-24', '2026-11-25']);
});

test('shows the next holidays, and none without a country', () => {
  expect(nextHolidays(hours(), '2026-11-23', 3)).toEqual(['2026-11-26', '2026-12-25', '2027-01-01']);
  expect(nextHolidays(hours({ country: null }), '2026-11-23', 3)).toEqual([]);
});

test.each([
  ['US', '2026-07-03'], // instead of Saturday the fourth
  ['FR', '2027-07-14'],
  ['JP', '2026-11-03'],
  ['TR', '2026-03-20'],
  ['EG', '2027-01-25'],
  ['BR', '2026-11-20'],
  ['RU', '2027-01-07'],
  ['DE', '2029-10-03'],
])('%s: %s is a holiday', (country, day) => expect(isHoliday(country, day)).toBe(true));

test('every country has New Year’s or a national day in every year of the table', () => {
  for (const country of countries) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const found = nextHolidays(hours({ country }), `${year}-01-01`, 40).filter((day) => day.startsWith(String(year)));
      expect(found.length, `${country} ${year}`).toBeGreaterThanOrEqual(5);
    }
  }
  expect(isHoliday('XX', '2026-01-01')).toBe(false);
  expect(isHoliday('US', `${LAST_YEAR + 1}-01-01`)).toBe(false);
});
