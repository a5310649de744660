import '#frontend/styles/results.css';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { SearchExpired } from '#frontend/features/people/search/search-expired.tsx';
import { isFiltered } from '#frontend/features/people/search/filters.ts';
import { isNobodyMeant } from '#frontend/features/people/search/nobody-else.tsx';
import { NoResults } from '#frontend/features/people/search/no-results.tsx';
import { ResultList } from '#frontend/features/people/search/result-list.tsx';
import { ResultsSkeleton } from '#frontend/features/people/search/results-skeleton.tsx';
import { SearchProgress } from '#frontend/features/people/search/search-progress.tsx';
import { rememberFound } from '#frontend/features/people/search/found-people.ts';
import { useFilters } from '#frontend/features/people/search/use-filters.ts';
import { useInstead } from '#frontend/features/people/search/use-instead.ts';
import { isRunning, useResults } from '#frontend/features/people/search/use-results.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { SearchId } from '#shared/values/id.ts';

/** A search, from its start to the people it found. */
export function SearchPage() {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { t: tPeople } = useTranslation('people');
  const { locale } = useLanguage();
  const { search_id = '' } = useParams();
  const { filters: chosen, narrow } = useFilters();
  const { search, filters, nobodyIn, error, retry, refreshing } = useResults(search_id, chosen);
  const { countryName } = usePlaceNames();
  const insteadOf = useInstead();
  useRemembered(search);

  return (
    <>
      <title>{pageTitle(t('pageTitle'))}</title>
      <div className="wrap search">
        <p className="vh" role="status">
          {status()}
        </p>
        {content()}
      </div>
    </>
  );

  /** Announced to screen readers. */
  function status() {
    if (!search) return null;
    if (isRunning(search)) return t('underWay');
    if (refreshing) return error ? null : t('refining');
    if (isNobodyMeant(search)) return tPeople('notMeant.nobodyElse');
    if (!isFiltered(filters)) {
      const found = t(search.has_exact || !search.total ? 'found' : 'similar', { count: search.total });
      const nobody = nobodyIn && t('asked.there', { count: 0, place: countryName(nobodyIn) });
      const instead = insteadOf(search);
      if (instead?.isCounted) return joinDetails([nobody, instead.text], locale);
      return joinSentences([instead?.text, joinDetails([nobody, found], locale)], locale);
    }
    return t('of', { shown: formats.number(search.results.total, locale), count: search.total });
  }

  function content() {
    if (error && (!search || isRunning(search))) {
      const isGone = error.code === 'people.search-not-found' || error.code === 'request.invalid';
      if (isGone) return <SearchExpired />;
      return (
        <div className="sec stack">
          <h1 className="vh">{t('pageTitle')}</h1>
          <LimitFailure error={error} again={(at) => tPeople('again', { at })} onRetry={retry} />
        </div>
      );
    }
    if (!search && !isNew(search_id)) return <ResultsSkeleton />;
    if (!search || isRunning(search)) return <SearchProgress search={search} search_id={search_id as SearchId} />;
    if (search.status === 'empty') return <NoResults search={search} />;
    return (
      <ResultList
        search={search}
        filters={filters}
        onNarrow={(change) => narrow(nobodyIn ? { country: undefined, ...change } : change)}
        nobodyIn={nobodyIn}
        error={error}
        onRetry={retry}
        refreshing={refreshing}
      />
    );
  }
}

/** Whether this tab has just started the search. */
function isNew(search_id: string): boolean {
  const last = lastSearch();
  return last?.search_id === search_id && last.total === undefined;
}

/** Once it is known who was found, their reports can lead back to the results. */
function useRemembered(search: SearchResults | undefined) {
  const results = search?.status === 'ready' ? search : undefined;
  useEffect(() => {
    if (results) rememberFound(results);
  }, [results]);
}
