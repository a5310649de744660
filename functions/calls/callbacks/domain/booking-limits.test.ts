import { expect, test } from 'vitest';

import { bookingLimits, mayBook, type Booked } from '#functions/calls/callbacks/domain/booking-limits.ts';

const now = new Date('2026-11-23T15:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const stranger = (number: string) => ({ number, isStranger: true });
const known = (number: string) => ({ number, isStranger: false });
const booked = (number: string, minutes: number, isStranger = true): Booked => ({
  booker: { number, isStranger },
  made_at: minutesAgo(minutes),
});
/** Numbers of as many networks. */
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `+1612${555 + at}0100`);

test('the first caller of an empty calendar may book', () => {
  expect(mayBook(stranger('+16125550100'), [], now)).toBe(true);
  expect(mayBook(stranger(''), [], now)).toBe(true);
});

test('a number has two bookings to come, known or not', () => {
  const both = [booked('+16125550100', 3000), booked('+16125550100', 4000)];
  expect(mayBook(stranger('+16125550100'), both.slice(1), now)).toBe(true);
  expect(mayBook(stranger('+16125550100'), both, now)).toBe(false);
  expect(mayBook(known('+16125550100'), both, now)).toBe(false);
  expect(mayBook(stranger('+16125560100'), both, now)).toBe(true);
});

test.each([
  ['+16125550199', ['+16125550101', '+16125550102', '+16125550103']],
  ['', ['', '', '']],
])('strangers of one network (%s) have three an hour', (number, before) => {
  const made = (minutes: number) => before.map((each) => booked(each, minutes));
  expect(mayBook(stranger(number), made(10).slice(1), now)).toBe(true);
  expect(mayBook(stranger(number), made(10), now)).toBe(false);
  expect(mayBook(stranger(number), made(61), now)).toBe(true);
  expect(mayBook(known(number), made(10), now)).toBe(true);
});

test('34 strangers in three minutes get six times, and the next contact still gets one', () => {
  const made: Booked[] = [];
  for (const number of numbers(34)) if (mayBook(stranger(number), made, now)) made.push(booked(number, 1));
  expect(made).toHaveLength(bookingLimits.strangersAnHour);
  expect(mayBook(known('+13125550142'), made, now)).toBe(true);
});

test.each([
  [0, 6],
  [20, 7],
  [31, 10],
  [400, 12],
])('of %i free times strangers get so many within an hour that twice as many stay free: %i', (free, most) => {
  const made: Booked[] = [];
  for (const number of numbers(34))
    if (mayBook(stranger(number), made, now, free - made.length)) made.push(booked(number, 1));
  expect(made).toHaveLength(most);
});

test('strangers have sixteen in a day', () => {
  const made = numbers(bookingLimits.strangersADay).map((number, at) => booked(number, 65 + at));
  expect(mayBook(stranger('+13125550142'), made, now)).toBe(false);
  expect(mayBook(stranger('+13125550142'), made.slice(1), now)).toBe(true);
});

test('what owners, contacts and links booked takes nothing from strangers', () => {
  const others: Booked[] = numbers(40).map((number, at) =>
    at % 2 ? { booker: null, made_at: minutesAgo(1) } : booked(number, 1, false),
  );
  expect(mayBook(stranger('+13125550142'), others, now)).toBe(true);
});
