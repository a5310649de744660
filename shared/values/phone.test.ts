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

test.each([
  ['+14253030114', 'en', '(425) 303-0114'],
  ['+14253030114', 'ja', '+1 425-303-0114'],
  ['+14253030114', 'ar-u-nu-latn', '+1 425-303-0114'],
  ['+442079460018', 'en', '+44 20 7946 0018'],
  ['+819012345678', 'ja', '090-1234-5678'],
  ['+819012345678', 'en', '+81 90 1234 5678'],
  ['+33612345678', 'fr', '06 12 34 56 78'],
  ['+905321234567', 'tr', '0532 123 45 67'],
  ['+79123456789', 'ru', '8 (912) 345-67-89'],
  ['+77012345678', 'ru', '+7 701 234 5678'],
  ['+351912345678', 'pt-PT', '912 345 678'],
  ['+351912345678', 'pt', '+351 912 345 678'],
  ['+34612345678', 'es', '+34 612 34 56 78'],
])('formats %s in %s as %s', (phone, locale, text) => {
  expect(formatPhone(phone, locale)).toBe(text);
});

test.each([
  ['+5511987654321', '+55 11 98765-4321'],
  ['+79161234567', '+7 916 123-45-67'],
  ['+33612345678', '+33 6 12 34 56 78'],
])('abroad, %s keeps the hyphens that it has at home', (phone, written) => {
  expect(formatPhone(phone, 'en')).toBe(written);
});
