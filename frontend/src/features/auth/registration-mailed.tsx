import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { beginAt } from '#frontend/lib/begin-at.ts';

type Props = { email: string; onChangeEmail: () => void };

/** Whatever the address, a mail tells how to go on: the page does not reveal who has an account. */
export function RegistrationMailed({ email, onChangeEmail }: Props) {
  const { t } = useTranslation('auth');
  // The button of the form, which is longer, was further down.
  useEffect(() => beginAt(document.querySelector('h1')), []);
  return (
    <AuthPage
      title={t('mailed.title')}
      heading={t('mailed.heading')}
      lead={<Trans t={t} i18nKey="register.mailed" values={{ email }} components={{ n: <bdi dir="ltr" /> }} />}
      aside={<LoginHelp />}
    >
      <div className="stack [--stack:1.5rem]">
        <div className="resend">
          <div>
            <Icon of={Mail} />
            <p>
              <b>{t('mailed.nothing')}</b>
              <span>{t('mailed.spam')}</span>
            </p>
          </div>
        </div>
        <p>
          <Button look="ghost" size="sm" onClick={onChangeEmail}>
            {t('mailed.other')}
          </Button>
        </p>
      </div>
    </AuthPage>
  );
}
