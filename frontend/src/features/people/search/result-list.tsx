import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Count } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { LazyLookup } from '#frontend/features/people/lookup/lazy-lookup.tsx';
import { AskedCounts } from '#frontend/features/people/search/asked-counts.tsx';
import { Instead } from '#frontend/features/people/search/instead.tsx';
import { NobodyElse } from '#frontend/features/people/search/nobody-else.tsx';
import { PickedPeople } from '#frontend/features/people/compare/pick-person.tsx';
import { QueryChips } from '#frontend/features/people/search/query-chips.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
import { Facets } from '#frontend/features/people/search/facets.tsx';
import { FilterChips } from '#frontend/features/people/search/filter-chips.tsx';
import { FilterSheet } from '#frontend/features/people/search/filter-sheet.tsx';
import { type FilterChange, type Filters, isFiltered, noFilters } from '#frontend/features/people/search/filters.ts';
import { SourceResults } from '#frontend/features/people/search/source-results.tsx';
import { TooManyResults } from '#frontend/features/people/search/too-many-results.tsx';
import { Pager } from '#frontend/features/people/search/pager.tsx';
import { ResultGroups } from '#frontend/features/people/search/result-groups.tsx';
import { CreditsLeft } from '#frontend/features/people/search/credits-left.tsx';
import { SortSelect } from '#frontend/features/people/search/sort-select.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatTook } from '#frontend/lib/duration.ts';
import { formats } from '#frontend/lib/format.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  search: SearchResults;
  filters: Filters;
  onNarrow: (change: FilterChange) => void;
  /** The country searched for, where nobody is in it: the results are of any. */
  nobodyIn?: string | undefined;
  error: Fault | undefined;
  refreshing: boolean;
  onRetry?: () => void;
};

/** The results: count, sources, facets and people. */
export function ResultList({ search, filters, onNarrow, nobodyIn, error, refreshing, onRetry }: Props) {
  const { t } = useTranslation('people');
  const { locale } = useLanguage();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { results, facets, total, gathered, took_ms } = search;
  // Until the filtered answer arrives, the previous list is shown.
  const filtered = isFiltered(filters) && !refreshing;
  // One person needs no filter.
  const hasFilters = total > 1 || isFiltered(filters);
  const facetsHere = <Facets facets={facets} filters={filters} onChange={onNarrow} />;

  /** Moves the focus to the list when the pressed control disappears. */
  function narrowAndGo(change: FilterChange) {
    onNarrow(change);
    title.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="query">
        <QueryChips search={search} />
        <FilterChips filters={filters} states={facets.states} onChange={narrowAndGo} />
        <ChangeSearch change />
      </div>
      <div className="results__head">
        <div>
          <h1 className="display">
            {filtered
              ? t('results.of', { shown: formats.number(results.total, locale), count: total })
              : t(search.has_exact ? 'results.found' : 'results.similar', { count: total })}
          </h1>
          <Instead search={search} />
          {!filtered && <AskedCounts search={search} nobodyIn={nobodyIn} />}
        </div>
        <p className="small muted">
          {took_ms !== null && t('results.took', { took: formatTook(took_ms, locale) })}
          <Gap />
          {t('results.free')}
          <Gap />
          <CreditsLeft />
        </p>
      </div>
      <LazyLookup search={search} />
      <SourceResults from={gathered} />
      <TooManyResults search={search} filters={filters} onChange={narrowAndGo} />
      <div className={hasFilters ? 'layout-results' : undefined}>
        {hasFilters && (
          <>
            <FilterSheet filters={filters} shown={results.total} refreshing={refreshing} onChange={onNarrow}>
              {facetsHere}
            </FilterSheet>
            <aside className="facets" aria-label={t('filters.title')}>
              <button type="button" className="facets__skip" onClick={() => title.current?.focus()}>
                {t('results.skip')}
              </button>
              {facetsHere}
            </aside>
          </>
        )}
        <section aria-labelledby={heading} aria-busy={refreshing}>
          <div className="results__title">
            <h2 id={heading} ref={title} tabIndex={-1}>
              {t('results.title')} <Count of={results.total} />
            </h2>
            {hasFilters && <SortSelect sort={filters.sort} onChange={(sort) => onNarrow({ sort })} />}
          </div>
          {error && <LimitFailure error={error} again={(at) => t('again', { at })} onRetry={onRetry} />}
          {results.data.length > 0 ? (
            <ResultGroups search={search} sort={filters.sort} />
          ) : (
            <div className="results__none">
              <h3>{t('results.noneFit')}</h3>
              <p>{t('results.noneFitTry')}</p>
              {isFiltered(filters) && (
                <Button look="soft" size="sm" onClick={() => narrowAndGo(noFilters)}>
                  {t('filters.clear')}
                </Button>
              )}
            </div>
          )}
          <NobodyElse search={search} />
          <PickedPeople />
          <Pager page={results} filters={filters} />
          <p className="small muted">{t('results.adults')}</p>
        </section>
      </div>
    </>
  );
}
