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

test('a national number is of the country that is said', () => {
  expect(parsePhone('020 7946 0018', 'GB')).toBe('+442079460018');
  expect(parsePhone('03-1234-5678', 'JP')).toBe('+81312345678');
});

test.each(['', '12', 'abc', '+', '٠', '1'.repeat(40), 'DROP TABLE'])('%j is no number', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test('a number is shown as its own country writes it', () => {
  expect(formatPhone('+14253030114')).toBe('(425) 303-0114');
  expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018');
});
