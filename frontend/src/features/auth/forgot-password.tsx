import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ResetLinkForm } from '#frontend/features/auth/reset-link-form.tsx';
import { ResetLinkSent, type MailedLink } from '#frontend/features/auth/reset-link-sent.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Whose password was forgotten, where the page before knows. */
export type ForgottenOf = { email: string | null } | null;

/** Asking for a link with which a new password can be set. */
export function ForgotPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'forgot' });
  const { language } = useLanguage();
  const { search, state } = useLocation() as Location<ForgottenOf>;
  const [mailed, setMailed] = useState<MailedLink>();
  if (mailed) return <ResetLinkSent mailed={mailed} onMailed={setMailed} onChangeEmail={() => setMailed(undefined)} />;
  return (
    <AuthPage title={t('title')} heading={t('heading')} lead={t('lead')} aside={<LoginHelp />}>
      <div className="stack [--stack:1.25rem]">
        <ResetLinkForm email={state?.email} submit={t('submit')} onMailed={setMailed} />
        <p className="small">
          <Link to={pathTo('logIn', { language }) + search}>{t('back')}</Link>
        </p>
      </div>
    </AuthPage>
  );
}
