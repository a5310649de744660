import { AtSign, Mail, MapPin, Phone, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { people } from '#shared/api/people.ts';
import type { PastSearch } from '#shared/api/people/history.ts';
import type { SearchType } from '#shared/validation/search.ts';

const SHOWN = 5;

const icons: Record<SearchType, typeof User> = {
  name: User,
  phone: Phone,
  email: Mail,
  address: MapPin,
  username: AtSign,
};

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

function RecentSearch({ search: { type, search_query, request, asked_at, total } }: { search: PastSearch }) {
  const { t } = useTranslation('saved', { keyPrefix: 'home' });
  const { language, locale } = useLanguage();
  const navigate = useNavigate();
  const start = useAction(people.startSearch, { refreshes: [people.getSearches] });
  const repeat = async () => {
    const started = await start.trigger({ ...request, language });
    if (!started) return;
    rememberSearch({ search_id: started.search_id, search_query: started.search_query, request });
    await navigate(pathTo('search', { language, search_id: started.search_id }));
  };
  const isLtr = type === 'phone' || type === 'email' || type === 'username';
  const found = total === null ? undefined : total === 0 ? t('nobody') : t('found', { n: total });
  return (
    <li className="mhome__row">
      <Icon of={icons[type]} />
      <p>
        <b>
          <bdi dir={isLtr ? 'ltr' : undefined}>{joinDetails([search_query, request.city, request.state], locale)}</bdi>
        </b>
        <span>{[formats.date(asked_at, locale), found].filter(Boolean).join(' · ')}</span>
      </p>
      <Button look="line" size="sm" busy={start.isMutating} onClick={() => void repeat()}>
        {t('again')}
        <span className="vh">: {search_query}</span>
      </Button>
      {start.error && <Failure error={start.error} />}
    </li>
  );
}
