import '#frontend/styles/banner.css';

import { LogOut, WifiOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { useSWRConfig } from 'swr';

import { Consent } from '#frontend/app/consent.tsx';
import { useFollowSession } from '#frontend/app/follow-session.ts';
import { pathTo } from '#frontend/app/paths.ts';
import { useRecording } from '#frontend/app/recording.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { LoggedIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { paths } from '#shared/values/pages.ts';
import { hasSessionEnded, roleOf, useAccountUsed, useToken } from '#frontend/lib/session.ts';
import { onStored, stored } from '#frontend/lib/storage.ts';
import { account } from '#shared/api/account.ts';

const SupportBanner = lazy(() =>
  import('#frontend/components/support-banner.tsx').then(({ SupportBanner }) => ({ default: SupportBanner })),
);

const RecoveryCodeUsed = lazy(() =>
  import('#frontend/app/recovery-code-used.tsx').then(({ RecoveryCodeUsed }) => ({ default: RecoveryCodeUsed })),
);

/** Across the top of a page: what holds for all of it. */
export function Banners() {
  const role = roleOf(useToken());
  const { state } = useLocation() as { state: LoggedIn };
  const hasUsedRecoveryCode = state?.hasUsedRecoveryCode === true;
  useFollowSession();
  useRecording();
  return (
    <>
      <Offline />
      <SessionEnded />
      <Consent />
      {hasUsedRecoveryCode && role === 'member' && (
        <Suspense>
          <RecoveryCodeUsed />
        </Suspense>
      )}
      {role === 'support' && (
        <Suspense>
          <SupportLooks />
        </Suspense>
      )}
    </>
  );
}

function SupportLooks() {
  const { data: user } = useEndpoint(account.getUser, {});
  return <SupportBanner support={user?.support} />;
}

const onConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

const onLogOut = (changed: () => void) => onStored(['log_out'], changed);
const sendLogOut = () => import('#frontend/lib/log-out.ts').then(({ sendLogOut }) => sendLogOut());

/**
 * Says that there is no connection, also where a log-out has not reached the server; once there is, that is sent, and what
 * is on the page is read anew by itself.
 */
function Offline() {
  const { t } = useTranslation('shell');
  const { mutate } = useSWRConfig();
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const isLogOutDue = useSyncExternalStore(onLogOut, () => stored('log_out') !== undefined);
  useEffect(() => {
    if (isOnline && isLogOutDue) void sendLogOut();
  }, [isOnline, isLogOutDue]);
  if (isOnline && !isLogOutDue) return null;
  return (
    <div className="banner banner--ink" role="status">
      <Icon of={WifiOff} small />
      <p>
        <b>{t('offline.title')}</b> <span>{t(isLogOutDue ? 'offline.loggedOut' : 'offline.lead')}</span>
      </p>
      <button type="button" onClick={() => void (isLogOutDue ? sendLogOut() : mutate(() => true))}>
        {t('retry')}
      </button>
    </div>
  );
}

const isMailedLink = (pathname: string) =>
  [paths.resetPassword, paths.confirmLink].some((pattern) => matchPath(pattern, pathname) !== null);

const isCheckout = (pathname: string) => matchPath(paths.payment, pathname) !== null;

/** Says why a person who was logged in must log in again. */
function SessionEnded() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  useToken(); // a login ends it
  // Who follows a mailed link, to a new password for example, need not log in first.
  const isSaidByPage = useAccountUsed() && isCheckout(pathname);
  if (!hasSessionEnded() || isMailedLink(pathname) || isSaidByPage) return null;
  const logIn = pathTo('logIn', { language });
  return (
    <div className="banner banner--ink" role="status">
      <Icon of={LogOut} small directional />
      <p>
        <b>{t('ended.title')}</b> <span>{t('ended.lead')}</span>
      </p>
      {pathname !== logIn && <Link to={logIn + redirectTo(pathname + search)}>{t('session.logIn')}</Link>}
    </div>
  );
}
