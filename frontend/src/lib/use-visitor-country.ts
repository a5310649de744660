import { useEffect, useState } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { countryHere } from '#frontend/lib/country-here.ts';

/** Behind the first page, which has a phone field too. */
const ask = () => import('#frontend/lib/visitor-country.ts').then(({ visitorCountry }) => visitorCountry());

/** The country that the visitor is in: the edge tells; before that, and where it cannot, the browser. */
export function useVisitorCountry(): string {
  const { language } = useLanguage();
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => void ask().then(setCountry, () => undefined), []);
  return country ?? countryHere(language);
}
