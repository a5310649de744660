import { useEffect, useState } from 'react';

type CallingCodes = Readonly<Record<string, string>>;

/** The calling code of each country. Known of one country at first: the others come behind the first page. */
const first: CallingCodes = { US: '1' };
const load = () => import('#frontend/lib/calling-codes.json').then((all) => all.default);

/** The country of the browser’s locale, or where most readers of its language are. */
export function regionHere(): string {
  const [language = 'en'] = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?![a-z0-9])/i.exec(navigator.language) ?? []; // “en-US@posix” and “C” are no locales
  const { region = '' } = new Intl.Locale(language).maximize();
  return /^[A-Z]{2}$/.test(region) ? region : 'US';
}

/** The calling codes, and the country that a number without one is of. */
export function useCallingCodes(): { codes: CallingCodes; region: string } {
  const [known, setKnown] = useState<CallingCodes>(first);
  useEffect(() => void load().then(setKnown, () => undefined), []);
  const region = regionHere();
  return { codes: known, region: Object.hasOwn(known, region) ? region : 'US' };
}
