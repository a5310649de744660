import { expect, test } from 'vitest';

import { Prices, TaxRates } from '#shared/validation/price-settings.ts';

const faults = (schema: typeof Prices | typeof TaxRates, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('none by default', () => {
  expect(Prices.parse(undefined)).toEqual([]);
  expect(TaxRates.parse(undefined)).toEqual([]);
});

test('prices by country, in minor units of their currencies', () => {
  expect(Prices.parse('GB:GBP1990, JP:JPY2980,')).toEqual([
    { country: 'GB', price: { currency: 'GBP', minor_units: 1990 } },
    { country: 'JP', price: { currency: 'JPY', minor_units: 2980 } },
  ]);
});

test('rates by place, each with the name that members see', () => {
  expect(TaxRates.parse('JP:10:消費税,US-TX:6.6:Sales tax')).toEqual([
    { place: 'JP', percent: 10, name: '消費税' },
    { place: 'US-TX', percent: 6.6, name: 'Sales tax' },
  ]);
});

test.each([
  ['GB=1990', /by country/],
  ['GB:GBP19.90', /by country/],
  ['GB:XYZ1990', /currency/],
  ['GB:GBP0', /more than 0/],
  ['KW:KWD7655', /end in 0/],
  ['GB:GBP1990,GB:GBP2990', /one price/],
])('refuses the prices %s', (text, fault) => {
  expect(faults(Prices, text)[0]).toMatch(fault);
});

test.each([
  ['DE:19', /by place/],
  ['DE:119:USt', /by place/],
  ['DE:19.00001:USt', /by place/],
  ['Germany:19:USt', /by place/],
  ['DE:0:USt', /more than 0/],
  ['DE:19:USt,DE:7:USt', /one rate/],
])('refuses the rates %s', (text, fault) => {
  expect(faults(TaxRates, text)[0]).toMatch(fault);
});

test('reports each wrong entry', () => {
  expect(faults(Prices, 'GB:0,FR:EUR1990,DE=1')).toHaveLength(2);
});
