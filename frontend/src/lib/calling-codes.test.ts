import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';

import callingCodes from '#frontend/lib/calling-codes.json';

test('the calling codes are those of libphonenumber', () => {
  expect(callingCodes).toEqual(Object.fromEntries(getCountries().map((code) => [code, getCountryCallingCode(code)])));
});
