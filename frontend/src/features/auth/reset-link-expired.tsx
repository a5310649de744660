import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ResetLinkForm } from '#frontend/features/auth/reset-link-form.tsx';
import { ResetLinkSent, type MailedLink } from '#frontend/features/auth/reset-link-sent.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** A link for a new password that was used, or has had its time: another one. `isArrival`: it takes the place of the form. */
export function ResetLinkExpired({ isArrival }: { isArrival: boolean }) {
  const { t } = useTranslation('auth', { keyPrefix: 'over' });
  const { t: word } = useTranslation('errors');
  const { language } = useLanguage();
  const [mailed, setMailed] = useState<MailedLink>();
  if (mailed) return <ResetLinkSent mailed={mailed} onMailed={setMailed} onChangeEmail={() => setMailed(undefined)} />;
  return (
    <AuthPage
      isArrival={isArrival}
      title={t('title')}
      heading={t('heading')}
      lead={`${word('auth.reset-token')} ${t('lead')}`}
      aside={<LoginHelp />}
    >
      <div className="stack [--stack:1.25rem]">
        <ResetLinkForm submit={t('submit')} onMailed={setMailed} />
        <p className="small">
          <Link to={pathTo('logIn', { language })}>{t('back')}</Link>
        </p>
      </div>
    </AuthPage>
  );
}
