import { expect, test } from 'vitest';

import { formats } from '#frontend/lib/format.ts';

test('a calendar day is that day west of Greenwich too', () => {
  process.env.TZ = 'America/Los_Angeles';
  expect(formats.day('2026-03-01', 'en')).toBe('Mar 1, 2026');
  expect(formats.date('2026-03-01T02:00:00.000Z', 'en')).toBe('Feb 28, 2026');
});

test('numbers have Latin digits in Arabic too', () => {
  expect(formats.number(41208, 'ar-u-nu-latn')).toBe('41,208');
});

test('what was quick is told in milliseconds, what was slow in seconds', () => {
  expect(formats.took(38, 'en')).toBe('38 ms');
  expect(formats.took(1230, 'en')).toBe('1.2 sec');
});

test('a call lasts minutes and seconds, and a second at least', () => {
  expect([0, 42, 60, 252].map((seconds) => formats.lasted(seconds, 'en'))).toEqual([
    '1 sec',
    '42 sec',
    '1 min',
    '4 min 12 sec',
  ]);
});

test.each([
  ['en', 'Ana, Ben, Cem'],
  ['ja', 'Ana、Ben、Cem'],
  ['tr', 'Ana, Ben, Cem'],
  ['ru', 'Ana, Ben, Cem'],
])('names do not run together in %s', (locale, list) => {
  expect(formats.list(['Ana', 'Ben', 'Cem'], locale)).toBe(list);
});
