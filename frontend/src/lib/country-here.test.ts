import { afterEach, expect, test, vi } from 'vitest';

import { countryHere } from '#frontend/lib/country-here.ts';
import { accountZone } from '#frontend/lib/account-zone.ts';

vi.mock(import('#frontend/lib/account-zone.ts'), () => ({ accountZone: vi.fn() }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const browserOf = (locale: string, timeZone: string) => {
  vi.stubGlobal('navigator', { language: locale });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
};

test.each([
  ['ar', 'ar', 'Asia/Riyadh', 'SA'],
  ['ar', 'ar', 'America/Chicago', 'EG'],
  ['ar', 'ar-AE', 'Asia/Riyadh', 'AE'],
  ['ar', 'en-US', 'Asia/Riyadh', 'SA'],
  ['ja', 'en-US', 'Asia/Tokyo', 'JP'],
  ['es', 'es', 'America/Bogota', 'CO'],
  ['pt', 'pt', 'Europe/Lisbon', 'PT'],
  ['en', 'en', 'Europe/Paris', 'US'],
  ['en', 'de-DE', 'Europe/Berlin', 'DE'],
  ['en', 'en@posix', 'Europe/London', 'GB'],
  ['en', 'zh-Hant-TW', 'Etc/UTC', 'TW'],
  ['en', 'fr', 'Etc/UTC', 'FR'],
  ['ru', 'en', 'Asia/Almaty', 'KZ'],
  ['ru', 'C', 'Etc/UTC', 'RU'],
] as const)('who reads %s in a browser of %s, in %s, is in %s', (language, locale, timeZone, country) => {
  browserOf(locale, timeZone);
  expect(countryHere(language)).toBe(country);
});

test('the zone of the account comes before that of the browser', () => {
  browserOf('ar', 'America/Chicago');
  vi.mocked(accountZone).mockReturnValue('Asia/Kuwait');
  expect(countryHere('ar')).toBe('KW');
});
