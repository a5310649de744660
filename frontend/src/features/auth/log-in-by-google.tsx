import { BookUser, KeyRound, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { LoginTabs } from '#frontend/features/auth/login-tabs.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The way into the assistant by Google. */
export function LogInByGoogle() {
  const { t } = useTranslation('google', { keyPrefix: 'by' });
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const [remember, setRemember] = useState(false);
  return (
    <AuthPage title={t('title')} heading={t('heading')} lead={t('lead')} aside={<SharedByGoogle />}>
      <div className="stack [--stack:1.5rem]">
        <div
          className="stack [--stack:1rem]"
          onChange={({ target }) => setRemember((target as HTMLInputElement).checked)}
        >
          <GoogleButton
            look="solid"
            redirect={params.get('redirect') ?? pathTo('assistant', { language })}
            remember={remember}
          />
          <Remember />
        </div>
        <p className="or">{t('others')}</p>
        <LoginTabs />
      </div>
    </AuthPage>
  );
}

function SharedByGoogle() {
  const { t } = useTranslation('google', { keyPrefix: 'by' });
  return (
    <Hints title={t('tells')}>
      <Hint icon={UserRound} title={t('name')}>
        {t('nameMeans')}
      </Hint>
      <Hint icon={BookUser} title={t('contacts')}>
        {t('contactsMeans')}
      </Hint>
      <Hint icon={KeyRound} title={t('password')}>
        {t('passwordMeans')}
      </Hint>
    </Hints>
  );
}
