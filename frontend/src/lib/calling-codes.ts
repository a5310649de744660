import { useEffect, useState } from 'react';

type CallingCodes = Readonly<Record<string, string>>;

/** The calling code of each country. Known of one country at first: the others come behind the first page. */
const first: CallingCodes = { US: '1' };
const load = () => import('#frontend/lib/calling-codes.json').then((all) => all.default);

/** The countries of a language that is at home in several. */
const countriesOf: Readonly<Record<string, string>> = {
  ar: 'EG SA AE DZ IQ MA SD SY TN JO LB LY KW OM QA BH PS YE',
  es: 'MX ES CO AR PE VE CL EC GT BO DO CR PA UY PY SV HN NI PR',
  pt: 'BR PT AO MZ',
  fr: 'FR BE CH CA LU SN CI',
};

/** The country of the browser’s locale, that of its language in whose time zone it is, or where most readers of the language are. */
export function regionHere(): string {
  const [language = 'en'] = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?![a-z0-9])/i.exec(navigator.language) ?? []; // “en-US@posix” and “C” are no locales
  const { region = '' } = new Intl.Locale(language);
  const { region: likely = '' } = new Intl.Locale(language).maximize();
  const found = region || countryOfZone(language) || likely;
  return /^[A-Z]{2}$/.test(found) ? found : 'US';
}

function countryOfZone(language: string): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return countriesOf[language]
    ?.split(' ')
    .find((region) => (new Intl.Locale('und', { region }) as Zoned).getTimeZones?.()?.includes(timeZone));
}

/** Not in every browser. */
type Zoned = { getTimeZones?: () => string[] | undefined };

/** The calling codes, and the country that a number without one is of. */
export function useCallingCodes(): { codes: CallingCodes; region: string } {
  const [known, setKnown] = useState<CallingCodes>(first);
  useEffect(() => void load().then(setKnown, () => undefined), []);
  const region = regionHere();
  return { codes: known, region: Object.hasOwn(known, region) ? region : 'US' };
}
