import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { countryHere } from '#frontend/lib/country-here.ts';
import { support } from '#shared/api/support.ts';

/** The country that the visitor is in: the edge tells; before that, and where it cannot, the browser. */
export function useVisitorCountry(): string {
  const { language } = useLanguage();
  const { data } = useEndpoint(support.getConfiguration, {}, { revalidateIfStale: false });
  return data?.country ?? countryHere(language);
}
