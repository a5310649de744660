import { Mail } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  email: string;
  /** From when the mail can be sent again. */
  again_at: string;
  busy: boolean;
  fault: Fault | undefined;
  since: Date | undefined;
  onAgain: () => void;
  onChangeEmail: () => void;
};

/** Whatever the address, a mail tells how to go on: the page does not reveal who has an account. */
export function RegistrationMailed({ email, again_at, busy, fault, since, onAgain, onChangeEmail }: Props) {
  const { t } = useTranslation('auth');
  const { locale } = useLanguage();
  const secondsLeft = useSecondsUntil(again_at);
  return (
    <AuthPage
      isArrival
      title={t('mailed.title')}
      heading={t('mailed.heading')}
      lead={<Trans t={t} i18nKey="register.mailed" values={{ email }} components={{ n: <bdi dir="ltr" /> }} />}
      aside={<LoginHelp />}
    >
      <div className="stack [--stack:1.5rem]">
        <ErrorNote fault={fault} since={since} meanwhile={t('mailed.meanwhile')} />
        <div className="resend">
          <div>
            <Icon of={Mail} />
            <p>
              <b>{t('mailed.nothing')}</b>
              <span>
                {t('mailed.spam')}
                {secondsLeft > 0 && (
                  <>
                    <Gap />
                    {t('mailed.againFrom', { at: formats.time(again_at, locale) })}
                  </>
                )}
              </span>
            </p>
          </div>
          <Button look="soft" size="sm" busy={busy} disabled={secondsLeft > 0} onClick={onAgain}>
            {t('mailed.again')}
          </Button>
        </div>
        <ProofStatus />
        <p>
          <Button look="ghost" size="sm" onClick={onChangeEmail}>
            {t('mailed.other')}
          </Button>
        </p>
      </div>
    </AuthPage>
  );
}
