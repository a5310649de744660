import { expect, test } from 'vitest';

import { sanctionOf } from '#functions/billing/domain/sanctions.ts';

const LIST = ['IR', 'SD', 'SY', 'CU', 'KP'];

test.each([
  [['IR'], 'billing.sanctioned-iran'],
  [['SD'], 'billing.sanctioned-sudan'],
  [['SY'], 'billing.sanctioned-syria'],
  [['CU'], 'billing.sanctioned'],
  [['KP'], 'billing.sanctioned'],
  [['US', null, 'SY'], 'billing.sanctioned-syria'],
  [[undefined, 'CU', 'IR'], 'billing.sanctioned'],
  [['US', 'DE'], undefined],
  [[null, undefined], undefined],
  [[], undefined],
])('countries %j: %s', (countries, code) => {
  expect(sanctionOf(countries, LIST)).toBe(code);
});

test('only the configured list counts', () => {
  expect(sanctionOf(['IR'], ['CU'])).toBeUndefined();
  expect(sanctionOf(['FR'], ['FR'])).toBe('billing.sanctioned');
});
