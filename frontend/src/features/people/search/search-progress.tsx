import { CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { NotifyByText } from '#frontend/features/people/search/notify-by-text.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatTook } from '#frontend/lib/duration.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';
import type { SearchId } from '#shared/values/id.ts';

type Props = { search_id: SearchId; search: SearchState | undefined };

/** A running search: its steps and real counts. */
export function SearchProgress({ search_id, search }: Props) {
  const { t } = useTranslation('people');
  const { locale } = useLanguage();
  const last = lastSearch();
  const query = search?.search_query ?? (last?.search_id === search_id ? last.search_query : undefined);
  const areResultsIn = search?.status === 'gathering';
  return (
    <div className="searching">
      <div>
        <p className="muted">{t('progress.for')}</p>
        <h1 className="display searching__who">{query ? <bdi>{query}</bdi> : t('progress.yours')}</h1>
        <p className="lead">{areResultsIn ? t('progress.gathering') : t('progress.searching')}</p>
        {search && <NotifyByText search={search} />}
        <p className="small muted">{t('progress.note')}</p>
      </div>
      <ol className="stage" aria-live="polite">
        <Step
          state={areResultsIn ? 'done' : 'now'}
          title={t('progress.index')}
          note={
            areResultsIn && search.took_ms !== null
              ? t('progress.took', { took: formatTook(search.took_ms, locale) })
              : t('progress.looking')
          }
        />
        <Step
          state={areResultsIn ? 'done' : 'wait'}
          title={t('progress.people')}
          note={areResultsIn ? t('progress.listed') : t('progress.waiting')}
          count={areResultsIn ? search.total : undefined}
        />
        {search?.gathered.map(({ source, people, state }) => (
          <Step
            key={source}
            state={state === 'answered' ? 'done' : 'wait'}
            title={<bdi>{source}</bdi>}
            note={state === 'answered' ? t('progress.holds') : t(`results.source.${state}`)}
            count={state === 'answered' ? people : undefined}
          />
        ))}
        <Step
          state={areResultsIn ? 'now' : 'wait'}
          title={t('progress.sources')}
          note={areResultsIn ? t('progress.asking') : t('progress.waiting')}
        />
      </ol>
    </div>
  );
}

const icons = { done: CircleCheck, now: LoaderCircle, wait: CircleDashed };

type StepProps = { state: keyof typeof icons; title: ReactNode; note: string; count?: number | undefined };

function Step({ state, title, note, count }: StepProps) {
  return (
    <li className={state === 'done' ? undefined : `is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <Icon of={icons[state]} />
      <b>{title}</b>
      <span className="n">{count !== undefined && <Count of={count} />}</span>
      <small>{note}</small>
    </li>
  );
}
