import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { useInstead } from '#frontend/features/people/search/use-instead.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';

/** That the results are of another search than the first, which found nobody, and the way back to that. */
export function Instead({ search }: { search: SearchState }) {
  const { t } = useTranslation('people', { keyPrefix: 'results.instead' });
  const { language } = useLanguage();
  const instead = useInstead()(search);
  if (!instead) return null;
  const { text, first } = instead;
  return (
    <p>
      {text}
      <Gap />
      <LinkButton
        look="ghost"
        size="sm"
        to={pathTo('search', { language, search_id: first.search_id })}
        onClick={() =>
          rememberSearch({
            search_id: first.search_id,
            search_query: first.request.search_query ?? '',
            request: first.request,
            line: lastSearch()?.line,
            isOtherTried: true,
          })
        }
      >
        {t('back')}
      </LinkButton>
    </p>
  );
}
