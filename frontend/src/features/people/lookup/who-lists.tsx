import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import type { SearchResults, SearchState } from '#shared/api/people/search-results.ts';

/** A search, and how the people found have what was looked for. */
export type LinkedSearch = SearchState & Pick<SearchResults, 'links'>;

/** How many people have the number, may no longer have it, and had it. */
export function WhoLists({ search: { total, links } }: { search: LinkedSearch }) {
  const { t } = useTranslation('number', { keyPrefix: 'who' });
  const {
    current,
    unknown,
    former,
    unknown_since: year,
  } = links ?? {
    current: total,
    unknown: 0,
    former: 0,
    unknown_since: null,
  };
  const sentences = [
    current > 0 && t('listed', { count: current }),
    unknown > 0 && (year === null ? t('undated', { count: unknown }) : t('maybe', { count: unknown, year })),
    former > 0 && t('former', { count: former }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return t('nobody');
  return sentences.map((sentence, at) => (
    <Fragment key={sentence}>
      {at > 0 && <Gap />}
      {sentence}
    </Fragment>
  ));
}
