import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { EmailSetting } from '#frontend/features/account/email-setting.tsx';
import { MobileSetting } from '#frontend/features/account/mobile-setting.tsx';
import { NameSetting } from '#frontend/features/account/name-setting.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { Part } from '#frontend/features/account/part.tsx';
import { PlaceForm } from '#frontend/features/account/place-form.tsx';
import { ReasonSetting } from '#frontend/features/account/reason-setting.tsx';
import { Saved } from '#frontend/features/account/saved.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';

/** What is known of whoever has the account, row by row, and how to change it. */
export function Profile() {
  const { t } = useTranslation('account', { keyPrefix: 'profile' });
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  const [savedAt, setSavedAt] = useState<Date>();
  const onSaved = () => setSavedAt(new Date());
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Saved at={savedAt} />
      </PageHead>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!user && !error && <Skeleton height="12rem" width="100%" />}
      {user && (
        <>
          <Part title={t('you')}>
            <dl className="srows">
              <NameSetting user={user} onSaved={onSaved} />
              <EmailSetting user={user} />
              <MobileSetting user={user} onSaved={onSaved} />
              <ReasonSetting user={user} onSaved={onSaved} />
            </dl>
          </Part>
          <Part title={t('place')}>
            <PlaceForm user={user} onSaved={onSaved} />
          </Part>
        </>
      )}
    </>
  );
}
