import { regionHere } from '#frontend/lib/calling-codes.ts';

/** The countries of a language that is at home in several. */
const countriesOf: Readonly<Record<string, string>> = {
  ar: 'EG SA AE DZ IQ MA SD SY TN JO LB LY KW OM QA BH PS YE',
  es: 'MX ES CO AR PE VE CL EC GT BO DO CR PA UY PY SV HN NI PR',
  pt: 'BR PT AO MZ',
  fr: 'FR BE CH CA LU SN CI',
};

/** The country of the browser: where its locale names none, the one of its language in whose time zone it is. */
export function countryHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const inZone = countriesOf[navigator.language]
    ?.split(' ')
    .find((region) => (new Intl.Locale('und', { region }) as Zoned).getTimeZones?.()?.includes(timeZone));
  return inZone ?? regionHere();
}

/** Not in every browser. */
type Zoned = { getTimeZones?: () => string[] | undefined };
