import { expect, test } from 'vitest';

import { consentFor, placeOf } from '#functions/calls/dialogue/consent.ts';

const texas = '+12145550132';
const california = '+14155550132';

test.each([
  ['two from one-party states', texas, texas, 'notice'],
  ['a caller from California', california, texas, 'strict'],
  ['an owner in California', texas, california, 'strict'],
  ['a Canadian and a Briton', '+16135550132', '+447400123456', 'notice'],
  ['a Brazilian and a Japanese', '+5511961234567', '+819012345678', 'notice'],
  ['a French caller', '+33612345678', texas, 'strict'],
  ['a Turkish owner', texas, '+905321234567', 'strict'],
  ['a Russian, an Emirati', '+79161234567', '+971501234567', 'strict'],
  ['a caller whose number is withheld', null, texas, 'strict'],
  ['a toll-free caller', '+18005550132', texas, 'strict'],
  ['a number that is none', '+999123', texas, 'strict'],
])('%s', (_who, caller, owner, expected) => {
  expect(consentFor(placeOf(caller), placeOf(owner), false)).toBe(expected);
});

test('an owner may require consent from every caller', () => {
  expect(consentFor(placeOf(texas), placeOf(texas), true)).toBe('strict');
});

test.each(['203', '302', '305', '312', '415', '617', '301', '313', '406', '603', '702', '215', '206'])(
  'the area code %s is in an all-party state',
  (code) => expect(placeOf(`+1${code}5550132`)?.region).toMatch(/^[A-Z]{2}$/),
);
