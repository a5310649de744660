import { expect, test } from 'vitest';

import { Prices, readPrice, readTaxRate, TaxRates } from '#shared/validation/price-settings.ts';

const faults = (schema: typeof Prices, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('none by default', () => {
  expect(Prices.parse(undefined)).toEqual([]);
  expect(TaxRates.parse(undefined)).toEqual([]);
});

test('prices by country, in minor units of their currencies', () => {
  expect(Prices.parse('GB:GBP1990, JP:JPY2980,').map(readPrice)).toEqual([
    { country: 'GB', price: { currency: 'GBP', minor_units: 1990 } },
    { country: 'JP', price: { currency: 'JPY', minor_units: 2980 } },
  ]);
});

test('rates by place, each with the name that members see', () => {
  expect(TaxRates.parse('JP:10:消費税,US-TX:6.25: Sales tax ').map(readTaxRate)).toEqual([
    { place: 'JP', percent: 10, name: '消費税' },
    { place: 'US-TX', percent: 6.25, name: 'Sales tax' },
  ]);
});

test('they are read the same from what the dev server writes back into its environment', () => {
  const text = 'GB:GBP1990,JP:JPY2980';
  expect(String(Prices.parse(text))).toBe(text);
});

test.each([
  ['GB=1990', /by country/],
  ['GB:GBP19.90', /by country/],
  ['GB:XYZ1990', /currencies/],
  ['GB:GBP0', /more than 0/],
  ['KW:KWD7655', /end in 0/],
  ['GB:GBP1990,GB:GBP2990', /once/],
])('refuses the prices %s', (text, fault) => {
  expect(faults(Prices, text)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['DE:19', /by place/],
  ['DE:119:USt', /by place/],
  ['DE:19.00001:USt', /by place/],
  ['Germany:19:USt', /by place/],
  ['DE:0:USt', /more than 0/],
  ['DE:19:USt,DE:7:USt', /once/],
])('refuses the rates %s', (text, fault) => {
  expect(faults(TaxRates, text)).toEqual([expect.stringMatching(fault)]);
});

test('reports each wrong entry', () => {
  expect(faults(Prices, 'GB:0,FR:EUR1990,DE=1')).toHaveLength(2);
});
