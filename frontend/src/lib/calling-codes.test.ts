import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test, vi } from 'vitest';

import { regionHere } from '#frontend/lib/calling-codes.ts';
import callingCodes from '#frontend/lib/calling-codes.json';

test('the calling codes are those of libphonenumber', () => {
  expect(callingCodes).toEqual(Object.fromEntries(getCountries().map((code) => [code, getCountryCallingCode(code)])));
});

test.each([
  ['ar', 'Asia/Riyadh', 'SA'],
  ['ar', 'America/Chicago', 'EG'],
  ['ar-AE', 'Asia/Riyadh', 'AE'],
  ['es', 'America/Bogota', 'CO'],
  ['pt', 'Europe/Lisbon', 'PT'],
  ['en', 'Europe/Paris', 'US'],
])('a browser that speaks %s, in %s, is in %s', (language, timeZone, country) => {
  vi.stubGlobal('navigator', { language });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  expect(regionHere()).toBe(country);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
