import { expect, test } from 'vitest';

import { hasVatNumbers, isVatNumber } from '#shared/values/vat-number.ts';

test.each([
  ['DE', 'DE123456789'],
  ['DE', '123 456 789'],
  ['DE', 'de １２３４５６７８９'],
  ['FR', 'FR 40 303 265 045'],
  ['FR', 'FRK7399859412'],
  ['FR', 'FR83,404,833,048'.replaceAll(',', '.')],
  ['GR', 'EL094259216'],
  ['ES', 'B58378431'],
  ['ES', 'ESX2482300W'],
  ['IE', 'IE6433435OA'],
  ['NL', 'NL004495445B01'],
  ['GB', 'GB 980 7806 84'],
  ['GB', 'XI980780684'],
  ['AT', 'ATU١٣٥٨٥٦٢٧'],
  ['LU', 'DE123456789'], // registered abroad
])('%s: %s is one', (country, text) => {
  expect(isVatNumber(text, country)).toBe(true);
});

test.each([
  ['DE', 'DE12345678'],
  ['DE', '12/345/67890'],
  ['FR', 'FR 123'],
  ['FR', 'XX123456789'.slice(0, 10)],
  ['GB', 'HELLO'],
  ['GR', 'GR094259216'],
  ['US', '12-3456789'],
])('%s: %s is none', (country, text) => {
  expect(isVatNumber(text, country)).toBe(false);
});

test('the European Union and the United Kingdom have VAT numbers', () => {
  expect(['FR', 'GR', 'GB'].map(hasVatNumbers)).toEqual([true, true, true]);
  expect(['US', 'JP', 'CH', '', 'toString'].map(hasVatNumbers)).toEqual([false, false, false, false, false]);
});
