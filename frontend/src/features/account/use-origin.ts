import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Session } from '#shared/api/auth.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { isUsState } from '#shared/values/us-states.ts';

/** Where a request came from, in the reader’s language: a country, and a state of the US before it. */
export function useOrigin() {
  const { locale } = useLanguage();
  const { countryName, stateName } = usePlaceNames();
  return ({ country, region }: Pick<Session, 'country' | 'region'>): string | null => {
    if (!country) return null;
    const code = region?.split('-')[1] ?? '';
    const state = country === 'US' && isUsState(code) ? stateName({ state: code, country }) : null;
    return writeTown({ city: null, state, country: countryName(country) }, locale);
  };
}
