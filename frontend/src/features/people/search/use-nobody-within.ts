import { useTranslation } from 'react-i18next';

import { storedRequest } from '#frontend/features/people/search/query.ts';
import { useAlternatives } from '#frontend/features/people/search/use-alternatives.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';
import { joinDetails } from '#shared/values/join-details.ts';

/**
 * “Nobody of this name in Texas, aged 58 to 62”, where the place or the age searched for may be what excludes people.
 * Undefined where neither was, or nobody has the name anywhere.
 */
export function useNobodyWithin(search: SearchState): string | undefined {
  const { t } = useTranslation('people', { keyPrefix: 'nobody.within' });
  const { locale } = useLanguage();
  const { townName } = usePlaceNames();
  const { data } = useAlternatives(search);
  const { city = null, state = null, country = 'US', age_from, age_to } = storedRequest(search) ?? {};
  const isExcluded = data?.alternatives.some(({ kind }) => kind === 'anywhere' || kind === 'any-age');
  if (search.type !== 'name' || !isExcluded) return undefined;
  const what = [(city ?? state) && t('in', { place: townName({ city, state, country }) }), ages()];
  return what.some(Boolean) ? t('named', { what: joinDetails(what, locale) }) : undefined;

  function ages() {
    if (age_from === undefined) return age_to !== undefined && t('agesTo', { to: age_to });
    return age_to === undefined ? t('agesFrom', { from: age_from }) : t('ages', { from: age_from, to: age_to });
  }
}
