import { expect, test } from 'vitest';

import { formatDuration, formatTook } from '#frontend/lib/duration.ts';

test('short durations are in milliseconds, longer ones in seconds', () => {
  expect(formatTook(38, 'en')).toBe('38\u00A0ms');
  expect(formatTook(1230, 'en')).toBe('1.2\u00A0sec');
  expect(formatTook(38, 'ar-u-nu-latn')).toBe('38\u00A0مللي\u00A0ثانية');
  expect(formatTook(4, 'ar-u-nu-latn')).toBe('4\u00A0مللي\u00A0ثوانٍ');
});

test('calls last minutes and seconds, at least one second', () => {
  expect([0, 42, 60, 252].map((seconds) => formatDuration(seconds, 'en'))).toEqual([
    '1 sec',
    '42 sec',
    '1 min',
    '4 min 12 sec',
  ]);
});

test('Japanese is set without spaces', () => {
  expect(formatDuration(49 * 60, 'ja')).toBe('49分');
  expect(formatDuration(252, 'ja')).toBe('4分12秒');
  expect(formatTook(38, 'ja')).not.toContain(' ');
});
