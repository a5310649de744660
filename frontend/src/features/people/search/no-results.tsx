import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { LazyLookup } from '#frontend/features/people/lookup/lazy-lookup.tsx';
import type { LinkedSearch } from '#frontend/features/people/lookup/who-lists.tsx';
import { QueryChips } from '#frontend/features/people/search/query-chips.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';
import { MissingSources } from '#frontend/features/people/search/source-results.tsx';
import { Alternatives } from '#frontend/features/people/search/alternatives.tsx';
import { useNobodyWithin } from '#frontend/features/people/search/use-nobody-within.ts';
import { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinSentences } from '#frontend/lib/join-sentences.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { formatTook } from '#frontend/lib/duration.ts';
import type { SearchType } from '#shared/validation/search.ts';

/** Comes only where this tab made the search: what was asked is known there alone. */
const OtherReading = lazy(() => import('#frontend/features/people/search/other-reading.tsx'));

/** Other search types to suggest. */
const others: Record<SearchType, readonly SearchType[]> = {
  name: ['phone', 'email'],
  phone: ['name', 'address'],
  email: ['name', 'username'],
  address: ['name', 'phone'],
  username: ['name', 'email'],
};

/** No results: what that means, and what else to try. */
export function NoResults({ search }: { search: LinkedSearch }) {
  const { t } = useTranslation(['people', 'errors']);
  const { locale } = useLanguage();
  const start = useStartSearch();
  const within = useNobodyWithin(search);
  const { search_id, type, took_ms, gathered } = search;
  const last = lastSearch();
  const made = last?.search_id === search_id ? { line: last.line, searched: last.request } : undefined;
  const lead = [
    t('people.not-found', { ns: 'errors' }),
    took_ms !== null && t('nobody.lead', { took: formatTook(took_ms, locale) }),
    t('nobody.free'),
  ];
  const text = joinSentences(lead, locale);
  const next = (
    <>
      <MissingSources from={gathered} />
      <ul className="try">
        {made && (
          <Suspense>
            <OtherReading {...made} search={search} again={start} />
          </Suspense>
        )}
        <Alternatives search={search} again={start} />
        <li>
          <span>{t(`nobody.spelling.${type}`)}</span>
          <ChangeSearch look="soft" change>
            {t('nobody.change')}
          </ChangeSearch>
        </li>
        {others[type].map((other) => (
          <li key={other}>
            <span>{t(`nobody.try.${other}`)}</span>
            <ChangeSearch look="soft" type={other}>
              {t('nobody.that')}
            </ChangeSearch>
          </li>
        ))}
      </ul>
      {start.failure && <LimitFailure error={start.failure} again={(at) => t('again', { at })} />}
      <p className="small muted">{t('nobody.note')}</p>
    </>
  );
  return (
    <>
      <div className="query">
        <QueryChips search={search} />
        <ChangeSearch change />
      </div>
      {type === 'phone' ? (
        // There is something to say of any number; that nobody lists it is said once that is known.
        <LazyLookup
          search={search}
          after={
            <section className="empty">
              <p className="muted">{text}</p>
              {next}
            </section>
          }
        />
      ) : (
        <EmptyState title={within ?? t(`nobody.title.${type}`)} lead={text}>
          <LazyLookup search={search} />
          {next}
        </EmptyState>
      )}
    </>
  );
}
