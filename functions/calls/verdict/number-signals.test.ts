import { expect, test } from 'vitest';

import { numberSignals } from '#functions/calls/verdict/number-signals.ts';
import type { Phone } from '#shared/values/phone.ts';

const owner = '+14155550132' as Phone;
const of = (caller: string | null) => numberSignals(caller as Phone | null, owner);

test('flags a number that differs from the owner’s in its last digits only as neighbour spoofing', () => {
  expect(of('+14155559876')).toMatchObject({ neighbour: true, country: 'US' });
  expect(of('+14158879876').neighbour).toBe(false);
  expect(of('+14155550132').neighbour).toBe(false);
});

test.each([
  ['+12125551', 'invalid', 'unknown'],
  ['+10115551234', 'invalid', 'unknown'],
  ['+33612345678', 'valid', 'mobile'],
  ['+33142278186', 'valid', 'fixed'],
  ['+33899123456', 'valid', 'premium'],
  ['+815012345678', 'valid', 'internet'],
  ['+905321234567', 'valid', 'mobile'],
])('%s is %s, its line %s', (caller, numbering, line) => {
  expect(of(caller)).toMatchObject({ numbering, line });
});

test('a withheld number has no signals', () => {
  expect(of(null)).toEqual({ numbering: 'withheld', line: 'unknown', country: null, neighbour: false });
});
