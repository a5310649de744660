import { expect, test } from 'vitest';

import callingCodes from '#frontend/lib/calling-codes.json' with { type: 'json' };
import { addressFields, addressLines, withoutUnwritten } from '#shared/values/address-lines.ts';

test.each([
  ['US', 'street city state postal_code'],
  ['FR', 'street postal_code city'],
  ['GB', 'street city postal_code'],
  ['DE', 'street postal_code city'],
  ['JP', 'postal_code state city street'],
  ['AE', 'street city state'],
  ['SG', 'street city postal_code'],
  ['', 'street city state postal_code'],
  ['ZZ', 'street city'],
])('the parts of an address in %s', (country, fields) => {
  expect(addressFields(country).join(' ')).toBe(fields);
});

const duluth = { street: '12 Main St. #4', city: 'Duluth', state: 'MN', postal_code: '55802' };

test('a state or postal code that the country does not write is left out, and the city never is', () => {
  const lines = (country: string, but = {}) => addressLines({ ...duluth, country, ...but }, 'en');
  expect(lines('US')).toEqual(['12 Main St. #4', 'Duluth, MN 55802', 'United States']);
  expect(lines('DE')).toEqual(['12 Main St. #4', '55802 Duluth', 'Germany']);
  expect(lines('FR')).toEqual(['12 Main St. #4', '55802 Duluth', 'France']);
  expect(lines('GB')).toEqual(['12 Main St. #4', 'Duluth', '55802', 'United Kingdom']);
  expect(lines('JP')).toEqual(['12 Main St. #4, Duluth, MN', '55802', 'Japan']);
  expect(lines('AE')).toEqual(['12 Main St. #4', 'Duluth, MN', 'United Arab Emirates']);
  expect(lines('SG')).toEqual(['12 Main St. #4', 'Duluth', 'SINGAPORE 55802', 'Singapore']);
  expect(lines('SG', { city: 'Singapore' })).toEqual(['12 Main St. #4', 'SINGAPORE 55802', 'Singapore']);
  // Where town and province are one, it is named once.
  const madrid = { city: 'Madrid', state: 'Madrid', postal_code: '28013' };
  expect(lines('ES', madrid)).toEqual(['12 Main St. #4', '28013 Madrid', 'Spain']);
  expect(lines('ES', { ...madrid, city: 'Getafe', postal_code: '28901' }).join()).toContain('Madrid');
  // A city that the street names too is still written.
  expect(lines('MO', { city: 'Main' })).toContain('Main');
  expect(lines('DE', { city: 'Main' })).toContain('55802 Main');
});

test('the city is there in every country', () => {
  for (const country of Object.keys(callingCodes))
    expect(
      addressLines({ ...duluth, country }, 'en')
        .join(' ')
        .toLowerCase(),
      country,
    ).toContain('duluth');
});

test('what is left of another country is dropped', () => {
  expect(withoutUnwritten({ ...duluth, country: 'DE' })).toEqual({ ...duluth, state: '', country: 'DE' });
  expect(withoutUnwritten({ ...duluth, country: 'AE' })).toMatchObject({ state: 'MN', postal_code: '' });
  expect(withoutUnwritten({ ...duluth, country: 'US' })).toEqual({ ...duluth, country: 'US' });
});
