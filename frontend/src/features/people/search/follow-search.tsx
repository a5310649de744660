import '#frontend/styles/results.css';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { EndedSearch } from '#frontend/features/people/search/ended-search.tsx';
import { filtersOf } from '#frontend/features/people/search/filters.ts';
import { NobodyFound } from '#frontend/features/people/search/nobody-found.tsx';
import { PeopleFound } from '#frontend/features/people/search/people-found.tsx';
import { SearchProgress } from '#frontend/features/people/search/search-progress.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { people, type SearchResults, type SearchState } from '#shared/api/people.ts';
import type { SearchId } from '#shared/values/id.ts';

/** How often a search that is under way is asked how it stands, in milliseconds. */
const POLL = 300;

const isUnderWay = (search: SearchState | undefined) =>
  search?.status === 'searching' || search?.status === 'gathering';

/** A search, from its start to the people it found. */
export function FollowSearch() {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { search_id = '' } = useParams();
  const [query] = useSearchParams();
  const filters = filtersOf(query);
  const asked = useEndpoint(
    people.getSearch,
    { search_id: search_id, ...filters },
    {
      keepPreviousData: true,
      refreshInterval: (search) => (isUnderWay(search) ? POLL : 0),
      dedupingInterval: POLL / 2,
    },
  );
  // What is kept while the next answer is on its way may be of the search before.
  const search = asked.data?.search_id === search_id ? asked.data : undefined;
  useRemembered(search);

  return (
    <>
      <title>{`${t('pageTitle')} · Calluna`}</title>
      <div className="wrap search">
        <p className="vh" role="status">
          {search && (isUnderWay(search) ? t('underWay') : t('found', { count: search.total }))}
        </p>
        {content()}
      </div>
    </>
  );

  function content() {
    const { error } = asked;
    if (error && (!search || isUnderWay(search))) {
      const isGone = error.code === 'people.search-not-found' || error.code === 'request.invalid';
      if (isGone) return <EndedSearch />;
      return (
        <div className="sec stack">
          <h1 className="vh">{t('pageTitle')}</h1>
          <Failure error={error} onRetry={() => void asked.mutate()} />
        </div>
      );
    }
    if (!search || isUnderWay(search)) return <SearchProgress search={search} search_id={search_id as SearchId} />;
    if (search.status === 'empty') return <NobodyFound search={search} />;
    return <PeopleFound search={search} filters={filters} error={error} refreshing={asked.isLoading} />;
  }
}

/** Once it is known how many were found, the report can lead back to them. */
function useRemembered(search: SearchResults | undefined) {
  useEffect(() => {
    const last = lastSearch();
    if (search?.status === 'ready' && last?.search_id === search.search_id)
      rememberSearch({ ...last, total: search.total });
  }, [search]);
}
