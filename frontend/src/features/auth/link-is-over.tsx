import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ForgotForm } from '#frontend/features/auth/forgot-form.tsx';
import { ForgotSent, type Mailed } from '#frontend/features/auth/forgot-sent.tsx';
import { WhichWay } from '#frontend/features/auth/which-way.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** A link for a new password that was used, or has had its hour: another one. */
export function LinkIsOver() {
  const { t } = useTranslation('auth', { keyPrefix: 'over' });
  const { t: word } = useTranslation('errors');
  const { language } = useLanguage();
  const [mailed, setMailed] = useState<Mailed>();
  if (mailed) return <ForgotSent mailed={mailed} onMailed={setMailed} onOther={() => setMailed(undefined)} />;
  return (
    <AuthPage
      title={t('title')}
      heading={t('heading')}
      lead={`${word('auth.reset-token')} ${t('lead')}`}
      aside={<WhichWay />}
    >
      <div className="stack [--stack:1.25rem]">
        <ForgotForm submit={t('submit')} onMailed={setMailed} />
        <p className="small">
          <Link to={pathTo('logIn', { language })}>{t('back')}</Link>
        </p>
      </div>
    </AuthPage>
  );
}
