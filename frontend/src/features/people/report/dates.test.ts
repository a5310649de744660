import { expect, test } from 'vitest';

import { birthText, monthFrom, monthOf, timeInZone } from '#frontend/features/people/report/dates.ts';

test('a month stays the same west of Greenwich', () => {
  expect(new Date('2003-03-01').getDate()).toBe(28); // the tests’ time zone
  expect(monthOf('2003-03-01', 'en')).toBe('Mar 2003');
  expect(monthOf('2031-01-03', 'tr')).toBe('Ocak 2031');
  expect(monthOf('1791-10-24', 'ar-u-nu-latn')).toBe('أكتوبر 1791');
});

test('a month behind “since” is in the Russian genitive, with its year', () => {
  expect([monthFrom('2014-03-01', 'ru'), monthFrom('2014-03-01', 'en')]).toEqual(['марта 2014 года', 'Mar 2014']);
});

test('a birth date is a month, or a year if the month is unknown', () => {
  expect(birthText({ year: 1985, month: 3 }, 'en')).toBe('March 1985');
  expect(birthText({ year: 1748, month: null }, 'en')).toBe('1748');
});

test('a time of day names its zone', () => {
  const at = '2026-11-21T16:05:00.000Z';
  expect(timeInZone(at, 'en').replace('\u202f', ' ')).toBe('8:05 AM PST');
  expect(timeInZone(at, 'ja')).toBe('8:05（米国太平洋時間）');
});
