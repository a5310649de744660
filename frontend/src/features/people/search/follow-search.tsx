import '#frontend/styles/results.css';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { EndedSearch } from '#frontend/features/people/search/ended-search.tsx';
import { isFiltered } from '#frontend/features/people/search/filters.ts';
import { NobodyFound } from '#frontend/features/people/search/nobody-found.tsx';
import { PeopleFound } from '#frontend/features/people/search/people-found.tsx';
import { SearchProgress } from '#frontend/features/people/search/search-progress.tsx';
import { useFilters } from '#frontend/features/people/search/use-filters.ts';
import { isUnderWay, useResults } from '#frontend/features/people/search/use-results.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import type { SearchResults } from '#shared/api/people.ts';
import type { SearchId } from '#shared/values/id.ts';

/** A search, from its start to the people it found. */
export function FollowSearch() {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { locale } = useLanguage();
  const { search_id = '' } = useParams();
  const { filters, narrow } = useFilters();
  const { search, error, retry, refreshing } = useResults(search_id, filters);
  useRemembered(search);

  return (
    <>
      <title>{`${t('pageTitle')} · Calluna`}</title>
      <div className="wrap search">
        <p className="vh" role="status">
          {status()}
        </p>
        {content()}
      </div>
    </>
  );

  /** What is said, without interrupting, to those who do not see it change. */
  function status() {
    if (!search) return null;
    if (isUnderWay(search)) return t('underWay');
    if (refreshing) return error ? null : t('refining');
    if (!isFiltered(filters)) return t('found', { count: search.total });
    return t('of', { shown: formats.number(search.results.total, locale), count: search.total });
  }

  function content() {
    if (error && (!search || isUnderWay(search))) {
      const isGone = error.code === 'people.search-not-found' || error.code === 'request.invalid';
      if (isGone) return <EndedSearch />;
      return (
        <div className="sec stack">
          <h1 className="vh">{t('pageTitle')}</h1>
          <Failure error={error} onRetry={retry} />
        </div>
      );
    }
    if (!search || isUnderWay(search)) return <SearchProgress search={search} search_id={search_id as SearchId} />;
    if (search.status === 'empty') return <NobodyFound search={search} />;
    return (
      <PeopleFound
        search={search}
        filters={filters}
        onNarrow={narrow}
        error={error}
        onRetry={retry}
        refreshing={refreshing}
      />
    );
  }
}

/** Once it is known how many were found, the report can lead back to them. */
function useRemembered(search: SearchResults | undefined) {
  const found = search?.status === 'ready' ? search : undefined;
  const { search_id, total } = found ?? {};
  useEffect(() => {
    const last = lastSearch();
    if (last && total !== undefined && last.search_id === search_id) rememberSearch({ ...last, total });
  }, [search_id, total]);
}
