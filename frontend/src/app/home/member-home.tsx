import '#frontend/styles/saved.css';

import { PhoneMissed } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { RecentSearches } from '#frontend/app/home/recent-searches.tsx';
import { useSearchToEdit } from '#frontend/app/home/use-search-to-edit.ts';
import { SavedNews } from '#frontend/app/home/saved-news.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { isOnHold, OnHold } from '#frontend/components/on-hold.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { SearchCard } from '#frontend/features/people/search/search-card.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

/** The home page of who is logged in: the search, people they keep, what they searched for, credits and calls. */
export function MemberHome() {
  const { t } = useTranslation('home', { keyPrefix: 'hero' });
  const search = useSearchToEdit();
  return (
    <div className="wrap sec">
      <title>{pageTitle(t('title'))}</title>
      <h1 className="display [margin-block-end:1.5rem]">{t('find')}</h1>
      <SearchCard {...search} />
      <div className="mhome__cols">
        <SavedNews />
        <RecentSearches />
        <div className="mhome__side">
          <CreditsLeft />
          <LastCalls />
        </div>
      </div>
    </div>
  );
}

function CreditsLeft() {
  const { t } = useTranslation('saved', { keyPrefix: 'home' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const { data, error } = useEndpoint(billing.getCredits, {});
  const { data: membership } = useEndpoint(billing.getMembership, {});
  return (
    <section className="card" aria-labelledby="credits-left">
      <h2 id="credits-left">{t('credits')}</h2>
      {error && <Failure error={error} />}
      {!data && !error && <Skeleton width="3rem" height="2.5rem" />}
      {data && (
        <p className="mhome__figure">
          <Count of={data.balance} />
        </p>
      )}
      {membership && isOnHold(membership, serverNow()) && (
        <OnHold of={membership} payments={pathTo('payments', { language })} />
      )}
      {data?.renews_at && <p className="small muted">{t('renews', { at: date(data.renews_at) })}</p>}
      <p className="small card__more">
        <Link to={pathTo('credits', { language })}>{t('ledger')}</Link>
      </p>
    </section>
  );
}

function LastCalls() {
  const { t } = useTranslation('saved', { keyPrefix: 'home' });
  const { language } = useLanguage();
  return (
    <section className="card" aria-labelledby="last-calls">
      <h2 id="last-calls">{t('calls')}</h2>
      <p className="small muted [margin-block:0.5rem_0.75rem]">{t('callsLead')}</p>
      <LinkButton look="soft" size="sm" to={pathTo('callList', { language })}>
        <Icon of={PhoneMissed} />
        {t('lastCalls')}
      </LinkButton>
    </section>
  );
}
