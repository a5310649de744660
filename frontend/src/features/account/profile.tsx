import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { EmailSetting } from '#frontend/features/account/email-setting.tsx';
import { MobileSetting } from '#frontend/features/account/mobile-setting.tsx';
import { NameSetting } from '#frontend/features/account/name-setting.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { LocaleForm } from '#frontend/features/account/locale-form.tsx';
import { ReasonSetting } from '#frontend/features/account/reason-setting.tsx';
import { SavedNote } from '#frontend/features/account/saved-note.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { account } from '#shared/api/account.ts';

/** The member’s profile, row by row, each with a form to change it. */
export function Profile() {
  const { t } = useTranslation('account', { keyPrefix: 'profile' });
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  const [savedAt, setSavedAt] = useState<Date>();
  const onSaved = () => setSavedAt(serverNow());
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SavedNote at={savedAt} />
      </PageHead>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!user && !error && <Skeleton height="12rem" width="100%" />}
      {user && (
        <>
          <Section title={t('you')}>
            <dl className="srows">
              <NameSetting user={user} onSaved={onSaved} />
              <EmailSetting user={user} />
              <MobileSetting user={user} onSaved={onSaved} />
              <ReasonSetting user={user} onSaved={onSaved} />
            </dl>
          </Section>
          <Section title={t('place')}>
            <LocaleForm user={user} onSaved={onSaved} />
          </Section>
        </>
      )}
    </>
  );
}
