import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { NumberCard } from '#frontend/features/people/lookup/number-card.tsx';
import { WhoLists } from '#frontend/features/people/lookup/who-lists.tsx';
import { SearchExpired } from '#frontend/features/people/search/search-expired.tsx';
import { isRunning } from '#frontend/features/people/search/use-results.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { people } from '#shared/api/people.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { SearchId } from '#shared/values/id.ts';

/** How often a running search is polled, in milliseconds. */
const POLL_MS = 500;
/** Names to show; the results have them all. */
const NAMED = 3;

/** The card of a number, and who it may be: how many people list it; to subscribers, their names. */
export function FoundNumber({ search_id }: { search_id: SearchId }) {
  const { t } = useTranslation('number', { keyPrefix: 'mark' });
  const {
    data: search,
    error,
    mutate,
  } = useEndpoint(people.getSearch, { search_id }, { refreshInterval: (latest) => (isRunning(latest) ? POLL_MS : 0) });
  if (error && !search) {
    const isGone = error.code === 'people.search-not-found' || error.code === 'request.invalid';
    if (isGone) return <SearchExpired />;
    return <LimitFailure error={error} again={(at) => t('again', { at })} onRetry={() => void mutate()} />;
  }
  return (
    <NumberCard search_id={search_id} level={1} line={search?.links?.line}>
      <Who search={search} />
    </NumberCard>
  );
}

function Who({ search }: { search: SearchResults | undefined }) {
  const { t } = useTranslation('number', { keyPrefix: 'who' });
  const { language, locale } = useLanguage();
  const isSignedIn = useSignedIn();
  const { data: user } = useEndpoint(account.getUser, isSignedIn ? {} : null);
  if (!search || isRunning(search)) return t('looking');
  const { total, results, search_id } = search;
  if (total === 0) return t('nobody');
  const isSubscriber = (user?.subscribed_until ?? '') > serverNow().toISOString();
  const names = isSubscriber ? results.data.slice(0, NAMED).map(({ full_name }) => full_name) : [];
  return (
    <>
      {names.length > 0 && <bdi>{formats.list(names, locale)}. </bdi>}
      <WhoLists search={search} />
      <Gap />
      <Link to={pathTo('search', { language, search_id })}>{t('see')}</Link>
    </>
  );
}
