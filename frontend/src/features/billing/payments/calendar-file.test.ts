import { expect, test } from 'vitest';

import { calendarFile } from '#frontend/features/billing/payments/calendar-file.ts';

const file = calendarFile({
  uid: 'sub_1-6',
  at: '2027-04-22T19:05:00.000Z',
  now: new Date('2027-04-07T12:00:00.000Z'),
  summary: 'Calluna charges $24.90; month 6, again',
  description: `•••• 4242\n${'تذكير '.repeat(20)}`,
});
const unfolded = file.replaceAll('\r\n ', '');

test('is an event at the time of the charge, with an alarm a day before', () => {
  expect(unfolded).toContain('UID:sub_1-6@calluna\r\nDTSTAMP:20270407T120000Z\r\nDTSTART:20270422T190500Z\r\n');
  expect(unfolded).toContain('BEGIN:VALARM\r\n');
  expect(unfolded).toContain('TRIGGER:-P1D\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('escapes delimiters', () => {
  expect(unfolded).toContain('SUMMARY:Calluna charges $24.90\\; month 6\\, again');
  expect(unfolded).toContain('DESCRIPTION:•••• 4242\\nتذكير');
});

test('folds lines at 75 octets without splitting a character', () => {
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfolded).toContain('تذكير '.repeat(20));
});
