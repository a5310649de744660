import { localeOf, type Variety } from '#shared/values/language.ts';
import { isUsState, stateName } from '#shared/values/us-states.ts';

type Place = { country?: string | null; region?: string | null };

/**
 * Where a request came from, in words for its reader: the country, and in English a state of the US before it. Null where
 * the edge cannot tell.
 */
export function placeInWords({ country, region }: Place, language: Variety): string | null {
  if (!country) return null;
  const name = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(country) ?? country;
  const state = region?.split('-')[1];
  return language === 'en' && country === 'US' && state && isUsState(state) ? `${stateName(state)}, ${name}` : name;
}
