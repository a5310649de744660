import { expect, test } from 'vitest';

import { currencies, exponentOf, formatMoney, isoCode } from '#shared/values/money.ts';

test('has the specification’s nineteen currencies', () => {
  expect(currencies).toHaveLength(19);
  expect(new Set(currencies).size).toBe(19);
});

test.each(currencies)('%s has as many decimals as ISO 4217 says', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: isoCode(currency),
  }).resolvedOptions();
  expect(exponentOf(currency)).toBe(maximumFractionDigits);
});

test.each([
  [{ minor_units: 2490, currency: 'USD' as const }, 'en', '$24.90'],
  [{ minor_units: 2490, currency: 'JPY' as const }, 'en', '¥2,490'],
  [{ minor_units: 24_900, currency: 'KWD' as const }, 'en', 'KWD 24.900'],
  [{ minor_units: 0, currency: 'EUR' as const }, 'fr', '0,00 €'],
  [{ minor_units: 9900, currency: 'NIS' as const }, 'en', 'NIS 99.00'],
])('%o in %s is %s', (money, locale, text) => {
  expect(formatMoney(money, locale).replace(/\s/g, ' ')).toBe(text);
});

test('maps NIS to ILS for payment providers', () => {
  expect(isoCode('NIS')).toBe('ILS');
});
