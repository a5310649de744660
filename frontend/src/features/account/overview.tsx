import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CalendarCard } from '#frontend/features/account/calendar-card.tsx';
import { ChargesCard } from '#frontend/features/account/charges-card.tsx';
import { CreditsCard } from '#frontend/features/account/credits-card.tsx';
import { greetingAt } from '#frontend/features/account/greeting.ts';
import { LoginCard } from '#frontend/features/account/login-card.tsx';
import { Membership } from '#frontend/features/account/membership.tsx';
import { OpenReportsCard } from '#frontend/features/account/open-reports-card.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';

/** The account at a glance: membership, the days to come, credits, charges, reports that reopen for free, and login. */
export function Overview() {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const { language } = useLanguage();
  const { timeZone } = useFormats();
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  const greeting = t(greetingAt(serverNow(), timeZone));
  const first = user?.name.split(' ')[0];
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <div className="row row--between acctp__head">
        <h1 className="display">{first ? t('named', { greeting, name: first }) : t('unnamed', { greeting })}</h1>
        <LinkButton look="line" size="sm" to={pathTo('profile', { language })}>
          <Icon of={Settings} />
          {t('settings')}
        </LinkButton>
      </div>
      {user ? (
        <div className="acct">
          <Membership />
          <CalendarCard />
          <CreditsCard />
          <ChargesCard />
          <OpenReportsCard />
          <LoginCard user={user} />
        </div>
      ) : (
        <Skeleton height="12rem" width="100%" />
      )}
    </>
  );
}
