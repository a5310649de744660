import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { isAdded, rateAt, rateOf, taxWithin, totalOf } from '#functions/billing/domain/tax.ts';
import { readTaxRate, TaxRates } from '#shared/validation/price-settings.ts';
import { currencies, exponentOf, type Money } from '#shared/values/money.ts';

const rates = TaxRates.parse('DE:19:USt, JP:10:消費税,US-TX:6.6:Sales tax,CA:5:GST,CA-QC:14.975:GST + QST').map(
  readTaxRate,
);
const rate = (place: string) => rateOf(place, rates)!;
const line = (amount: Money, place: string) => {
  const { net, tax, inclusive } = taxWithin(amount, rate(place));
  return [net.minor_units, tax.minor_units, inclusive];
};

test.each([
  ['19 % within €24.90', { minor_units: 2490, currency: 'EUR' }, 'DE', [2092, 398, true]],
  ['10 % within ¥2,980, in whole yen', { minor_units: 2980, currency: 'JPY' }, 'JP', [2709, 271, true]],
  ['6.6 % on $24.90', { minor_units: 2654, currency: 'USD' }, 'US-TX', [2490, 164, false]],
] as const)('%s', (_, amount, place, expected) => {
  expect(line(amount, place)).toEqual(expected);
});

test('a price that contains its tax is the total; a sales tax is added', () => {
  expect(totalOf({ minor_units: 2490, currency: 'EUR' }, rate('DE')).minor_units).toBe(2490);
  expect(totalOf({ minor_units: 2490, currency: 'USD' }, rate('US-TX')).minor_units).toBe(2654); // 164.34 of tax
  expect(totalOf({ minor_units: 2000, currency: 'CAD' }, rate('CA-QC')).minor_units).toBe(2300); // 299.5 goes up
  expect(totalOf({ minor_units: 24_900, currency: 'KWD' }, rate('US-TX')).minor_units).toBe(26_540); // ends in 0
  expect(totalOf({ minor_units: 2490, currency: 'USD' }, undefined).minor_units).toBe(2490);
});

test.each([
  [{ country: 'US', region: 'US-TX' }, 'US-TX'],
  [{ country: 'US', region: 'US-OR' }, undefined],
  [{ country: 'US', region: null }, undefined],
  [{ country: 'CA', region: 'CA-QC' }, 'CA-QC'],
  [{ country: 'CA', region: 'CA-ON' }, 'CA'],
  [{ country: 'DE', region: 'DE-BY' }, 'DE'],
  [{ country: null, region: null }, undefined],
])('the rate at %o is the one of %s', (place, expected) => {
  expect(rateAt(place, rates)?.place).toBe(expected);
});

const amounts = property(
  integer({ min: 1, max: 10_000_000 }),
  constantFrom(...currencies),
  integer({ min: 1, max: 999_999 }),
  constantFrom('DE', 'US-TX', 'CA', 'JP'),
  (units, currency, tenThousandths, place) => {
    const minor_units = exponentOf(currency) === 3 ? units * 10 : units;
    const price = { minor_units, currency };
    const of = { place, name: 'VAT', percent: tenThousandths / 10_000 };
    const total = totalOf(price, of);
    const { net, tax } = taxWithin(total, of);
    expect(net.minor_units + tax.minor_units).toBe(total.minor_units);
    expect(net.currency).toBe(currency);
    for (const { minor_units } of [net, tax, total]) {
      expect(Number.isInteger(minor_units) && minor_units >= 0).toBe(true);
      if (exponentOf(currency) === 3) expect(minor_units % 10).toBe(0); // what Stripe charges
    }
    // A price comes back out of its total, so that a charge shows the very net price that was agreed to.
    expect(isAdded(place) ? net : total).toEqual(price);
    // The tax is exact to half of the smallest amount.
    const exact = (net.minor_units * of.percent) / 100;
    expect(Math.abs(tax.minor_units - exact)).toBeLessThanOrEqual((exponentOf(currency) === 3 ? 10 : 1) * 1.0001);
  },
);
test('for any price and rate: net and tax add up, in whole amounts that can be charged', () =>
  assert(amounts, { numRuns: 20_000 }));

test('a higher rate never takes less tax out of an amount', () =>
  assert(
    property(
      integer({ min: 1, max: 1_000_000 }),
      array(integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 2 }),
      (minor_units, two) => {
        const [low, high] = two
          .sort((a, b) => a - b)
          .map((each) =>
            taxWithin({ minor_units, currency: 'EUR' }, { place: 'DE', name: 'USt', percent: each / 10_000 }),
          );
        expect(high!.tax.minor_units).toBeGreaterThanOrEqual(low!.tax.minor_units);
      },
    ),
    { numRuns: 5000 },
  ));
