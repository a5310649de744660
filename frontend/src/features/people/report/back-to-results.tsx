import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { searchThatFound } from '#frontend/features/people/search/found-people.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Back to the results of the last search, if it found one of these people. */
export function BackToResults({ of: people }: { of: readonly PersonId[] }) {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const [search] = useState(() => people.map(searchThatFound).find((found) => found !== undefined));
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
