import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { usStates } from '#shared/values/us-states.ts';

/** The US states in the reader’s language and its order, to choose from. */
export function useUsStates(): { code: string; name: string }[] {
  const { locale } = useLanguage();
  const { stateName } = usePlaceNames();
  return usStates
    .map(({ code }) => ({ code, name: stateName({ state: code, country: 'US' }) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
