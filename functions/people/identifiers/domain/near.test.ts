import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressesNear, addressMeant, usernamesNear } from '#functions/people/identifiers/domain/near.ts';

test.each([
  ['ida@exmaple.com', 'ida@example.com'],
  ['ida@gmial.com', 'ida@gmail.com'],
  ['ida@gmail.con', 'ida@gmail.com'],
  ['ida@hotmial.fr', 'ida@hotmail.fr'],
  ['ida@yaho.co.jp', 'ida@yahoo.co.jp'],
  ['Ida@Outlok.com', 'ida@outlook.com'],
  ['ida.lindqvist@example.com', 'idalindqvist@example.com'],
  ['ida_lindqvist@example.com', 'ida.lindqvist@example.com'],
  ['idal@boatyard.example', 'dial@boatyard.example'],
])('%s may be %s', (typed, meant) => {
  expect(addressesNear(typed)).toContain(meant);
});

test.each([
  ['tam.okafor', 'tamokafor'],
  ['tam_okafor', 'tam.okafor'],
  ['tmaokafor', 'tamokafor'],
  ['tammokafor', 'tamokafor'],
])('%s may be %s', (typed, meant) => {
  expect(usernamesNear(typed)).toContain(meant);
});

test('the nearest well-known domain comes first', () => {
  expect(addressesNear('ida@gmail.co')[0]).toBe('ida@gmail.com');
});

test('there are at most sixteen, none twice, and never what was typed', () => {
  const typed = fc.oneof(fc.emailAddress(), fc.string());
  fc.assert(
    fc.property(typed, (text) => {
      for (const near of [addressesNear(text), usernamesNear(text)]) {
        if (near.length > 16 || new Set(near).size < near.length || near.includes('')) return false;
      }
      return !usernamesNear(text).includes(text);
    }),
  );
});

test.each([
  ['Tam.Okafor@gmial.com', 'Tam.Okafor@gmail.com'],
  ['tam@hotnail.com', 'tam@hotmail.com'],
  ['tam@yaho.com', 'tam@yahoo.com'],
  ['tam@gmail.com', null],
  ['tam@mail.com', null],
  ['tam@okafor-law.com', null],
])('the domain of %s is a slip of %s', (address, meant) => {
  expect(addressMeant(address)).toBe(meant);
});
