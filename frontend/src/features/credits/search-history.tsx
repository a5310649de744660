import '#frontend/styles/credits.css';

import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { DeleteAllSearches } from '#frontend/features/credits/delete-all-searches.tsx';
import { groupConsecutive } from '#frontend/features/credits/group-consecutive.ts';
import { Pager } from '#frontend/features/credits/pager.tsx';
import { SearchRow } from '#frontend/features/credits/search-row.tsx';
import { TypeTabs } from '#frontend/features/credits/type-tabs.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { people } from '#shared/api/people.ts';
import type { SearchType } from '#shared/validation/search.ts';

type HistoryQuery = { search_query: string; type: SearchType | undefined; page: number };

/** The member’s searches: open the report, repeat, delete. */
export function SearchHistory() {
  const { t } = useTranslation('credits', { keyPrefix: 'searches' });
  const { language } = useLanguage();
  const { month } = useFormats();
  const [query, setQuery] = useState<HistoryQuery>({ search_query: '', type: undefined, page: 1 });
  const search_query = useDeferredValue(query.search_query.trim());
  const input = { ...query, search_query: search_query || undefined };
  const { data: searches, error, mutate } = useEndpoint(people.getSearches, input, { keepPreviousData: true });
  const all = searches?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const isFiltered = search_query !== '' || query.type !== undefined;

  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <div className="row row--between acctp__head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="lead [margin-block-start:0.5rem]">{t('lead')}</p>
        </div>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!searches && !error && <Skeleton width="100%" height="16rem" />}
      {searches && (all > 0 || isFiltered) && (
        <form className="filter" role="search" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={t('find')}
            type="search"
            maxLength={256}
            value={query.search_query}
            onChange={({ target }) => setQuery({ ...query, search_query: target.value, page: 1 })}
          />
          <TypeTabs
            counts={searches.counts}
            chosen={query.type}
            onChoose={(type) => setQuery({ ...query, type, page: 1 })}
          />
        </form>
      )}
      {searches?.total === 0 &&
        (isFiltered ? (
          <p className="muted" role="status">
            {t('noneFit')}
          </p>
        ) : (
          <EmptyState below title={t('empty')} lead={t('emptyLead')}>
            <LinkButton to={pathTo('home', { language })}>{t('search')}</LinkButton>
          </EmptyState>
        ))}
      {searches &&
        groupConsecutive(searches.data, ({ asked_at }) => month(asked_at)).map(([heading, list]) => (
          <section key={heading} className="part" aria-label={heading}>
            <div className="part__head">
              <h2>{heading}</h2>
            </div>
            <ul>
              {list.map((past) => (
                <SearchRow key={past.search_id} search={past} />
              ))}
            </ul>
          </section>
        ))}
      {searches && <Pager of={searches} onTurn={(page) => setQuery({ ...query, page })} />}
      {all > 0 && <DeleteAllSearches />}
    </>
  );
}
