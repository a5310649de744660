import { expect, test } from 'vitest';

import { formatPhone, parsePhone } from '#shared/values/phone-format.ts';

test.each([
  '425-303-0114',
  '(425) 303-0114',
  '425.303.0114',
  '+1 425 303 0114',
  '1 425 303 0114',
  ' 4253030114 ',
  'tel:+1-425-303-0114',
])('%s is one and the same number', (text) => {
  expect(parsePhone(text)).toBe('+14253030114');
});

test('reads a national number in the given country', () => {
  expect(parsePhone('020 7946 0018', 'GB')).toBe('+442079460018');
  expect(parsePhone('03-1234-5678', 'JP')).toBe('+81312345678');
});

test.each([
  ['00 46 70 123 45 67', 'US', '+46701234567'],
  ['00 46 70 123 45 67', 'RU', '+46701234567'],
  ['0049 30 1234567', 'DE', '+49301234567'],
  ['011 46 70 123 45 67', 'US', '+46701234567'],
  ['0011 46 70 123 45 67', 'AU', '+46701234567'],
  ['030 1234567', 'DE', '+49301234567'],
  ['030 1234567', 'US', undefined],
])('%s in %s is %s', (text, country, number) => {
  expect(parsePhone(text, country)).toBe(number);
});

test.each(['', '12', 'abc', '+', '٠', '1'.repeat(40), 'DROP TABLE'])('rejects %j', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('formats a number as its country does', () => {
  expect(formatPhone('+14253030114')).toBe('(425) 303-0114');
  expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018');
});
