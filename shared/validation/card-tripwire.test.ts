import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cardNumberIn, holdsCardNumber, isCardNumber } from '#shared/validation/card-tripwire.ts';
import { newId } from '#shared/values/id.ts';

const RUNS = { numRuns: 10_000 };
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** A number with the check digit that makes it a card’s. */
const checked = (number: string) =>
  [...'0123456789'].map((last) => number + last).find((each) => isCardNumber(each)) ?? number;
const card = fc
  .constantFrom(
    ['4', 13],
    ['4', 16],
    ['4', 19],
    ['51', 16],
    ['2221', 16],
    ['2720', 16],
    ['34', 15],
    ['37', 15],
    ['6011', 16],
    ['65', 16],
    ['305', 14],
    ['36', 14],
    ['3530', 16],
    ['62', 19],
    ['2204', 16],
    ['9792', 16],
    ['6759', 16],
  )
  .chain(([prefix, length]) => {
    const [start, size] = [prefix as string, length as number];
    return digits(size - start.length - 1).map((middle) => checked(start + middle));
  });

const separator = fc.constantFrom(' ', '-', '\u2013', '\u00a0', '\u2009', '.', ' - ', '\u200b', '/', '_');
const inFours = fc.tuple(card, separator).map(([number, between]) => number.match(/.{1,4}/g)!.join(between));
const digitByDigit = fc.tuple(card, separator).map(([number, between]) => [...number].join(between));
/** Spaces and dashes anywhere, but where the groups are as long as a ZIP code’s or a phone number’s. */
const anywhere = fc
  .tuple(
    card.filter((number) => number.length >= 14 && number.length <= 16),
    fc.array(fc.constantFrom('', '', ' ', '-'), { minLength: 18, maxLength: 18 }),
  )
  .map(([number, gaps]) =>
    [...number]
      .map((digit, i) => digit + (gaps[i] ?? ''))
      .join('')
      .replace(/[ -]$/, ''),
  )
  .filter((text) => !text.split(/[ -]/).some((group) => group.length === 5 || group.length === 10));
const zeros = [0x30, 0xff10, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1d7ce, 0x1d7f6];
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const disguised = fc
  .tuple(
    fc.oneof(
      card,
      inFours,
      digitByDigit,
      anywhere.map((text) => `${text},`),
    ),
    fc.constantFrom(...zeros),
  )
  .map(([text, zero]) => inDigits(text, zero));
const around = fc.constantFrom(
  ['', ''],
  ['my card is ', ', thanks'],
  ['Visa:', '.'],
  ['بطاقتي ', ' شكرا'],
  ['card=', '&x=1'],
  ['visa', ''],
  ['カード番号は', 'です'],
  ['(', ')\n'],
  ['2026: ', ' 12/28'],
);

describe('a card number', () => {
  test('is detected in every notation', () => {
    fc.assert(
      fc.property(disguised, around, (text, [before = '', after = '']) => {
        expect(holdsCardNumber(before + text + after)).toBe(true);
      }),
      RUNS,
    );
  });

  test('is detected at any depth, with its path', () => {
    const number = '4242424242424242';
    expect(cardNumberIn({ note: `it is ${number}` })).toBe('note');
    expect(cardNumberIn({ a: { b: ['x', number] } })).toBe('a.b.1');
    expect(cardNumberIn({ amount: Number(number) })).toBe('amount');
    expect(cardNumberIn({ [number]: 1 })).toBe('body');
    expect(cardNumberIn({ type: 'name', search_query: number })).toBe('search_query');
  });

  test('is searched in bounded time', () => {
    for (const text of ['1 ', '4111 ', '1   1   1 x ', '11111111 ']) {
      expect(holdsCardNumber(text.repeat(4000))).toBe(false);
    }
  });

  test('is not searched in phone fields', () => {
    expect(cardNumberIn({ phone: '4222222222222' })).toBeUndefined();
    expect(cardNumberIn({ type: 'phone', search_query: '4222222222222' })).toBeUndefined();
  });

  test('is not searched in a tax number that has the form of one of its country', () => {
    expect(cardNumberIn({ country: 'FR', tax_id: '30569309025904' })).toBeUndefined();
    expect(cardNumberIn({ country: 'US', tax_id: '30569309025904' })).toBe('tax_id');
    expect(cardNumberIn({ country: 'FR', tax_id: '4111111111111111' })).toBe('tax_id');
    expect(cardNumberIn({ tax_id: '30569309025904' })).toBe('tax_id');
  });

  test.each([
    '4111 1111 1111 1111 12 28 123',
    '1 4111 1111 1111 1111',
    '3782 822463 10005',
    '5555-5555-5555-4444 1228',
  ])('is seen with others about it: %s', (text) => expect(holdsCardNumber(text)).toBe(true));
});

describe('no card number', () => {
  const never = (of: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(of, (text) => {
        expect(holdsCardNumber(text)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  const national = fc.tuple(fc.integer({ min: 200, max: 999 }), digits(3), digits(4));

  test('a phone number, alone, by another, or beside a ZIP code', () => {
    const ways = [
      (a: number, b: string, c: string) => `${a}-${b}-${c}`,
      (a: number, b: string, c: string) => `(${a}) ${b} ${c}`,
      (a: number, b: string, c: string) => `+1 ${a} ${b} ${c}`,
    ];
    const phone = fc.tuple(national, fc.constantFrom(...ways)).map(([[a, b, c], write]) => write(a, b, c));
    never(phone);
    never(fc.tuple(phone, phone).map((both) => both.join(' ')));
    never(fc.tuple(digits(5), phone).map((both) => both.join(' ')));
    never(
      fc
        .tuple(fc.constantFrom('49', '43', '44', '36', '39', '62'), digits(10))
        .map(([country, rest]) => `+${country} ${rest}`),
    );
  });

  test('an id, a digest, a token, an address of a page', () => {
    never(fc.nat().map((n) => newId('person', n)));
    never(fc.nat().map((n) => createHash('sha256').update(String(n)).digest('hex')));
    never(fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64url')));
    never(fc.uuid());
    never(fc.uuid().map((id) => `https://example.com/${id}?page=2`));
  });

  test('a moment, as people or machines write it', () => {
    const moment = fc.date({ min: new Date('2002-01-01'), max: new Date('2038-12-31'), noInvalidDate: true });
    never(moment.map((date) => date.toISOString()));
    never(moment.map((date) => date.toISOString().replace(/\D/g, '')));
    never(moment.map((date) => String(date.getTime() * 1000)));
    never(fc.tuple(moment, moment).map((dates) => dates.map((date) => date.toISOString().slice(0, 10)).join(' ')));
    fc.assert(
      fc.property(moment, (date) => {
        expect(cardNumberIn({ at: date.getTime() })).toBeUndefined();
      }),
    );
  });

  test('a long number that no issuer would make', () => {
    never(fc.tuple(fc.constantFrom('0', '1', '7', '8', '94'), digits(15)).map((parts) => parts.join('')));
    never(fc.tuple(digits(20), digits(5)).map((parts) => parts.join('')));
    never(digits(16).filter((number) => !isCardNumber(number)));
    never(fc.array(digits(3), { minLength: 5, maxLength: 5 }).map((thousands) => `4,${thousands.join(',')}`));
  });

  test('whatever else people write', () => {
    never(fc.lorem({ maxCount: 20 }));
    never(fc.ipV4());
    never(fc.ipV6());
    never(fc.float({ min: -180, max: 180, noNaN: true }).map(String));
  });
});
