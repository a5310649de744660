import { expect, test } from 'vitest';

import { isTaxNumber, taxKindName, taxKindsOf, taxLabel, taxNumberOf } from '#shared/values/tax-number.ts';

const words = { tax: 'Tax number', vat: 'VAT number', jct: 'JCT registration number' };
const printed = (tax_id: string, country: string, locale = 'en') => {
  const { label, hasColon, value } = taxLabel({ tax_id, country }, words, locale);
  return `${label}${hasColon ? ':' : ''} ${value}`.replaceAll('\u00A0', ' ');
};

test.each([
  ['DE', 'DE123456789', 'DE123456789'],
  ['DE', '123 456 789', 'DE123456789'],
  ['DE', 'de １２３４５６７８９', 'DE123456789'],
  ['FR', 'FR40303265045', 'FR 40 303 265 045'],
  ['FR', 'FRK7399859412', 'FR K7 399 859 412'],
  ['FR', 'FR83.404.833.048', 'FR 83 404 833 048'],
  ['GR', 'EL094259216', 'EL094259216'],
  ['ES', 'ESX2482300W', 'ESX2482300W'],
  ['IE', 'IE6433435OA', 'IE6433435OA'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['GB', 'GB980780684', 'GB 980 7806 84'],
  ['GB', 'XI980780684', 'XI 980 7806 84'],
  ['GB', 'GBGD001', 'GBGD001'],
  ['AT', 'ATU١٣٥٨٥٦٢٧', 'ATU13585627'],
  ['LU', 'DE123456789', 'DE123456789'], // registered abroad
  ['TR', 'DE123456789', 'DE123456789'],
])('%s: %s is a VAT number', (country, text, written) => {
  expect(printed(text, country)).toBe(`VAT number: ${written}`);
});

test.each([
  ['FR', '73282932000074', 'SIRET 732 829 320 00074'],
  ['FR', '732.829.320', 'SIREN 732 829 320'],
  ['ES', 'b-58378431', 'NIF B58378431'],
  ['ES', '54362315 K', 'NIF 54362315K'],
  ['PT', '501964843', 'NIF 501 964 843'],
  ['BR', '11222333000181', 'CNPJ 11.222.333/0001-81'],
  ['BR', '12.abc.345/01de-35', 'CNPJ 12.ABC.345/01DE-35'],
  ['BR', '39053344705', 'CPF 390.533.447-05'],
  ['TR', '4540536920', 'VKN 4540536920'],
  ['TR', '17291716060', 'TCKN 17291716060'],
  ['RU', '7707 083 893', 'INN 7707083893'],
  ['JP', 'Ｔ７０００-0120-5000-2', 'JCT registration number: T7000012050002'],
  ['US', '12-3456789', 'EIN 12-3456789'],
  // Of no kind: as they were typed.
  ['US', '123-45-6789', 'Tax number: 123-45-6789'],
  ['JP', '7000012050002', 'Tax number: 7000012050002'],
  ['CH', 'CHE-123.456.788', 'Tax number: CHE-123.456.788'],
  ['BR', 'stored before', 'Tax number: stored before'],
])('%s: a receipt names %s as %s', (country, text, line) => {
  expect(printed(text, country)).toBe(line);
});

test('ИНН is in its own letters in Russian only', () => {
  expect(printed('7707083893', 'RU', 'ru')).toBe('ИНН 7707083893');
  expect(taxKindName('inn', words, 'ja')).toBe('INN');
});

test.each([
  ['DE', 'DE12345678'],
  ['DE', '12/345/67890'],
  ['FR', 'FR 123'],
  ['GB', 'HELLO'],
  ['GR', 'GR094259216'],
  ['FR', '7328293200007'],
  ['PT', '50196484'],
  ['BR', '3905334470'],
  ['TR', '454053692'],
  ['RU', '77070838931'],
  ['JP', 'T700001205000'],
  ['US', '12-345678'],
])('%s: %s is none', (country, text) => {
  expect(isTaxNumber(text, country)).toBe(false);
  expect(taxNumberOf(text, country)).toBeUndefined();
});

test.each([
  ['US', '123-45-6789'],
  ['JP', '7000012050002'],
  ['CH', 'CHE-123.456.788'],
  ['', 'anything'],
  ['toString', 'anything'],
])('%s: takes %s too', (country, text) => {
  expect(isTaxNumber(text, country)).toBe(true);
});

test('a country asks for the numbers that its people know', () => {
  expect(taxKindsOf('FR')).toEqual(['vat', 'siret', 'siren']);
  expect(taxKindsOf('BR')).toEqual(['cnpj', 'cpf']);
  expect(['ES', 'PT'].map(taxKindsOf)).toEqual([['nif'], ['nif']]);
  expect(['DE', 'GR', 'GB'].map(taxKindsOf)).toEqual([['vat'], ['vat'], ['vat']]);
  expect(['CH', '', 'toString'].map(taxKindsOf)).toEqual([[], [], []]);
});
