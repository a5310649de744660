import { expect, test } from 'vitest';

import { Environment } from '#functions/platform/environment.ts';
import { sanctionOf } from '#functions/platform/sanctions.ts';

const LIST = Environment.parse({}).SANCTIONED_COUNTRIES;
const countries = [...Array(26 * 26).keys()].map((i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));

test.each([
  [['IR'], 'billing.sanctioned-iran'],
  [['SD'], 'billing.sanctioned-sudan'],
  [['SY'], 'billing.sanctioned-syria'],
  [['CU'], 'billing.sanctioned'],
  [['KP'], 'billing.sanctioned'],
  [['UA', 'UA-43'], 'billing.sanctioned'],
  [['UA', 'UA-40'], 'billing.sanctioned'],
  [['UA', 'UA-09'], 'billing.sanctioned'],
  [['UA', 'UA-14'], 'billing.sanctioned'],
  [['UA', 'UA-30'], undefined],
  [['UA', null], undefined],
  [['US', null, 'SY'], 'billing.sanctioned-syria'],
  [[undefined, 'CU', 'IR'], 'billing.sanctioned'],
  [['US', 'DE'], undefined],
  [[null, undefined], undefined],
  [[], undefined],
])('places %j: %s', (places, code) => {
  expect(sanctionOf(places, LIST)).toBe(code);
});

test('of all two-letter codes exactly the listed countries are refused', () => {
  expect(countries.filter((country) => sanctionOf([country], LIST))).toEqual(['CU', 'IR', 'KP', 'SD', 'SY']);
});

test('only the configured list counts', () => {
  expect(sanctionOf(['IR'], ['CU'])).toBeUndefined();
  expect(sanctionOf(['FR'], ['FR'])).toBe('billing.sanctioned');
});
