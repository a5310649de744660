import { useTranslation } from 'react-i18next';

import type { Ages } from '#frontend/features/people/search/ages.ts';
import { shownInstead } from '#frontend/features/people/search/other-search.ts';
import { isSameSearch } from '#frontend/features/people/search/same-search.ts';
import { storedRequest } from '#frontend/features/people/search/query.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { joinDetails } from '#shared/values/join-details.ts';

/**
 * “Nobody found for okafor duluth. Shown instead: last name okafor, Duluth”, or “Nobody aged 43 to 47 · 1 of another age”, which
 * has the count; and the first search. Undefined of any other search.
 */
export function useInstead() {
  const { t } = useTranslation('people', { keyPrefix: 'results.instead' });
  const { locale } = useLanguage();
  const { townName, countryName } = usePlaceNames();
  const ageWords = useAgeWords();
  return (search: SearchState) => {
    const first = shownInstead(search.search_id);
    const request = storedRequest(search);
    if (!first || !request) return undefined;
    const { age_from, age_to, ...anyAge } = first.request;
    const isCounted = (age_from ?? age_to) !== undefined && isSameSearch(anyAge, request);
    const text = isCounted
      ? `${nobodyAged({ age_from, age_to })}\u00A0· ${t('otherAge', { count: search.total })}`
      : t('nobody', { asked: words(first.request), shown: words(request) });
    return { first, text, isCounted };
  };

  function nobodyAged({ age_from: from, age_to: to }: Partial<Ages>) {
    if (from === undefined) return t('agesTo', { to: to ?? '' });
    return to === undefined ? t('agesFrom', { from }) : t('ages', { from, to });
  }

  function words({ search_query, first_name, last_name, city, state, country, age_from, age_to }: SearchRequest) {
    const name = first_name ? `${first_name} ${last_name}` : last_name ? t('last', { name: last_name }) : search_query;
    const isPlaced = city !== undefined || state !== undefined;
    return joinDetails(
      [
        name,
        isPlaced
          ? townName({ city: city ?? null, state: state ?? null, country })
          : country !== 'US' && countryName(country),
        (age_from ?? age_to) !== undefined && ageWords({ age_from, age_to }),
      ],
      locale,
    );
  }
}
