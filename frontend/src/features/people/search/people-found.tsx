import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AskedChips } from '#frontend/features/people/search/asked-chips.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
import { Facets } from '#frontend/features/people/search/facets.tsx';
import { FilterChips } from '#frontend/features/people/search/filter-chips.tsx';
import { type Filters, isFiltered } from '#frontend/features/people/search/filters.ts';
import { Pager } from '#frontend/features/people/search/pager.tsx';
import { PersonRow } from '#frontend/features/people/search/person-row.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { SearchResults } from '#shared/api/people.ts';

type Props = { search: SearchResults; filters: Filters; error: unknown; refreshing: boolean };

/** The people found: how many, whom each source knows, how they divide, and each of them. */
export function PeopleFound({ search, filters, error, refreshing }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  const { locale } = useLanguage();
  const { results, facets, total, gathered, took_ms } = search;
  // Until the answer to a filter is here, the list is still the one before.
  const filtered = isFiltered(filters) && !refreshing;
  const heading = useId();
  return (
    <>
      <div className="query">
        <AskedChips search={search} />
        <FilterChips filters={filters} />
        <ChangeSearch change />
      </div>
      <div className="results__head">
        <h1 className="display">
          {filtered
            ? t('of', { shown: formats.number(results.total, locale), count: total })
            : t('found', { count: total })}
        </h1>
        <p className="small muted">
          {took_ms !== null && t('took', { took: formats.took(took_ms, locale) })} {t('free')}
        </p>
      </div>
      {gathered.length > 0 && (
        <section className="gather" aria-label={t('gathered')}>
          <ol>
            {gathered.map(({ source, people }) => (
              <li key={source}>
                <Icon of={Check} />
                <span>
                  <bdi>{source}</bdi>
                </span>
                <span className="num">{t('people', { count: people })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="layout-results">
        <Facets facets={facets} filters={filters} total={total} />
        <section aria-labelledby={heading} aria-busy={refreshing}>
          <h2 id={heading} className="results__title">
            {t('title')} <Count of={results.total} />
          </h2>
          {error !== undefined && <Failure error={error} />}
          {results.data.length > 0 ? (
            <ol className="people">
              {results.data.map((person, i) => (
                <PersonRow key={person.person_id} person={person} best={i === 0 && results.current_page === 1} />
              ))}
            </ol>
          ) : (
            <p className="results__none">{t('noneFit')}</p>
          )}
          <Pager page={results} filters={filters} />
          <p className="small muted">{t('adults')}</p>
        </section>
      </div>
    </>
  );
}
