import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { usePastSearch } from '#frontend/lib/use-past-search.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';

const SHOWN = 5;

/** The member’s latest searches, to repeat. */
export function RecentSearches() {
  const { t } = useTranslation('saved', { keyPrefix: 'home' });
  const { language } = useLanguage();
  const { data, error, mutate } = useEndpoint(people.getSearches, {});
  return (
    <section aria-labelledby="recent">
      <div className="mhome__head">
        <h2 id="recent">{t('recent')}</h2>
        <Link className="small" to={pathTo('history', { language })}>
          {t('allSearches')}
        </Link>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton width="100%" height="12rem" />}
      {data?.total === 0 && <p className="part__note">{t('noSearches')}</p>}
      <ul>
        {latestOf(data?.data ?? []).map((search) => (
          <RecentSearch key={search.search_id} search={search} />
        ))}
      </ul>
    </section>
  );
}

/** The latest search of each words. */
function latestOf(searches: readonly PastSearch[]): PastSearch[] {
  const words = searches.map(({ request }) => JSON.stringify(request));
  return searches.filter((_, i) => words.indexOf(words[i]!) === i).slice(0, SHOWN);
}

function RecentSearch({ search }: { search: PastSearch }) {
  const { t } = useTranslation('saved', { keyPrefix: 'home' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const navigate = useNavigate();
  const { icon, words, isLtr, repeat, isStarting, fault } = usePastSearch(search, (search_id) =>
    navigate(pathTo('search', { language, search_id })),
  );
  const { search_query, asked_at, total } = search;
  const found = total === null ? undefined : total === 0 ? t('nobody') : t('found', { count: total });
  return (
    <li className="mhome__row">
      <Icon of={icon} />
      <p>
        <b>
          <bdi dir={isLtr ? 'ltr' : undefined}>{words}</bdi>
        </b>
        <span>{[date(asked_at), found].filter(Boolean).join(' · ')}</span>
      </p>
      <Button look="line" size="sm" busy={isStarting} onClick={() => void repeat()}>
        {t('again')}
        <span className="vh">: {search_query}</span>
      </Button>
      {fault && <Failure error={fault} />}
    </li>
  );
}
