import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The way back to the results one came from. */
export function BackToResults() {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const [search] = useState(lastSearch);
  if (search?.total === undefined) return null;
  const { search_id, search_query: query, total: count } = search;
  return (
    <p className="small muted back">
      <Link to={pathTo('search', { language, search_id })}>
        <Trans t={t} i18nKey="back" count={count} values={{ query }} components={{ q: <bdi /> }} />
      </Link>
    </p>
  );
}
