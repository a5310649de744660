import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AccessLog } from '#frontend/features/account/access-log.tsx';
import { Devices } from '#frontend/features/account/devices.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { Passkeys } from '#frontend/features/account/passkeys.tsx';
import { SecondFactor } from '#frontend/features/account/second-factor.tsx';
import { LoginMethods } from '#frontend/features/account/login-methods.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';

/** How to log in to the account, and where it is logged in. */
export function Security() {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!user && !error && <Skeleton height="12rem" width="100%" />}
      {user && (
        <>
          <LoginMethods user={user} />
          <Passkeys user={user} />
          <SecondFactor user={user} />
          <Devices />
          <AccessLog />
        </>
      )}
    </>
  );
}
