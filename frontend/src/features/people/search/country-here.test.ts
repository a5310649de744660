import { expect, test, vi } from 'vitest';

import { countryHere } from '#frontend/features/people/search/country-here.ts';

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
  expect(countryHere()).toBe(country);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
