import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  type CardEntry,
  cardFaultsIn,
  cvvLengthOf,
  digitsOf,
  groupNumber,
  hasValidChecksum,
  readExpiry,
} from '#shared/validation/card.ts';

const now = new Date('2026-11-22T12:00:00Z');
const whole: CardEntry = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 29',
  cvv: '123',
  name: 'Ida Lindqvist',
  zip: '55802',
};
const faults = (differences: Partial<CardEntry>) => cardFaultsIn({ ...whole, ...differences }, now);

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''));
/** A number that a bank could have given out: the last digit makes the checksum right. */
const numbers = digits(10, 14).map((body) => {
  const front = `4${body}`;
  return front + '0123456789'.split('').find((last) => hasValidChecksum(front + last));
});

test('accepts a valid card in any digits and grouping', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(faults({ number })).toEqual({});
      expect(faults({ number: groupNumber(number) })).toEqual({});
      expect(faults({ number: number.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))) })).toEqual(
        {},
      );
      expect(faults({ number: number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) })).toEqual(
        {},
      );
    }),
  );
});

test('rejects one wrong digit and swapped neighbours', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const i = at % number.length;
      const wrong = number.slice(0, i) + ((Number(number[i]) + by) % 10) + number.slice(i + 1);
      // Another first digit may make it an American Express number, whose code is longer.
      expect(faults({ number: wrong }).number).toBe('card.number');
    }),
  );
  fc.assert(
    fc.property(numbers, fc.nat(), (number, at) => {
      const i = at % (number.length - 1);
      const [a, b] = [number[i] ?? '', number[i + 1] ?? ''];
      fc.pre(a !== b && !['09', '90'].includes(a + b)); // what Luhn’s cannot see
      expect(hasValidChecksum(number.slice(0, i) + b + a + number.slice(i + 2))).toBe(false);
    }),
  );
});

test('a number has at most 16 digits and nothing else', () => {
  fc.assert(fc.property(digits(17, 30), (number) => void expect(faults({ number }).number).toBe('card.number')));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      fc.pre(text.trim() !== '' && digitsOf(text) === null);
      expect(faults({ number: text }).number).toBe('card.number');
    }),
  );
  expect(faults({ number: '0000 0000 0000 0000' }).number).toBe('card.number');
});

test('the code on the card has three digits, and four on American Express', () => {
  expect(cvvLengthOf('3782 822463 10005')).toBe(4);
  expect(faults({ number: '3782 822463 10005', cvv: '123' })).toEqual({ cvv: 'card.cvv' });
  expect(faults({ number: '3782 822463 10005', cvv: '1234' })).toEqual({});
  fc.assert(
    fc.property(
      digits(1, 8),
      (cvv) => void expect(faults({ cvv }).cvv).toBe(cvv.length === 3 ? undefined : 'card.cvv'),
    ),
  );
  expect(faults({ cvv: '12a' })).toEqual({ cvv: 'card.cvv' });
});

test('the expiry is a month that is not over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
      const isMonth = month >= 1 && month <= 12;
      const isYear = year >= 2026 && year <= 2076;
      const isOver = year === 2026 && month < 11;
      const expected = !isMonth
        ? 'card.expiry-month'
        : !isYear
          ? 'card.expiry-year'
          : isOver
            ? 'card.expiry-month'
            : undefined;
      const mm = String(month).padStart(2, '0');
      for (const text of [`${mm} / ${year}`, `${mm}/${String(year).slice(2)}`, `${mm}${String(year).slice(2)}`]) {
        expect(faults({ expiry: text }).expiry, text).toBe(expected);
      }
    }),
  );
  expect(readExpiry('4/2029')).toEqual({ month: 4, year: 2029 });
  expect(faults({ expiry: '04' })).toEqual({ expiry: 'card.expiry-year' });
  expect(faults({ expiry: 'ab / 29' })).toEqual({ expiry: 'card.expiry-month' });
});

test('reports missing required fields; a postcode is optional', () => {
  expect(cardFaultsIn({ number: '', expiry: ' ', cvv: '', name: '  ', zip: '' }, now)).toEqual({
    number: 'required',
    expiry: 'required',
    cvv: 'required',
    name: 'required',
  });
  expect(faults({ name: 'x'.repeat(257), zip: '1'.repeat(17) })).toEqual({ name: 'too-long', zip: 'too-long' });
});

test('groups a number as printed on the card', () => {
  expect(groupNumber('4242424242424242999')).toBe('4242 4242 4242 4242');
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupNumber('42424')).toBe('4242 4');
  expect(groupNumber('')).toBe('');
});
