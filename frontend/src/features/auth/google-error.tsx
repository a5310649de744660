import { Clock, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Hint, Hints } from '#frontend/features/auth/hints.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  /** Confirmed by mail; cancelled at Google; connected to another account; an address that Google has not verified; any other failure. */
  kind: 'mailed' | 'stopped' | 'taken' | 'unverified' | 'failed';
  fault?: Fault;
  since?: Date | undefined;
};

/** A failed Google sign-in: why, and what to do next. */
export function GoogleError({ kind, fault, since }: Props) {
  const { t } = useTranslation('google');
  const { language } = useLanguage();
  const isMember = useSignedIn();
  const isMailed = kind === 'mailed';
  return (
    <AuthPage
      isArrival
      heading={t(`${kind}.heading`)}
      lead={t(`${kind}.lead`)}
      aside={isMailed ? <LinkHints /> : <LoginHelp />}
    >
      <div className="stack [--stack:0.75rem]">
        <ErrorNote fault={fault} since={since} />
        {isMember ? (
          <LinkButton to={pathTo('security', { language })}>{t('taken.account')}</LinkButton>
        ) : (
          <>
            {!isMailed && <GoogleButton look="solid" label={t('mismatch.again')} />}
            <LinkButton look="line" wide to={pathTo(kind === 'unverified' ? 'register' : 'logIn', { language })}>
              {isMailed ? t('mailed.otherWay') : t('mismatch.email')}
            </LinkButton>
          </>
        )}
      </div>
    </AuthPage>
  );
}

/** The Google account is that of an account that its owner deleted, and can have back by the mailed link. */
export function GoogleClosed({ fault: { code, until } }: { fault: Fault }) {
  const { t } = useTranslation(['auth', 'errors', 'account']);
  const { language } = useLanguage();
  const { moment } = useFormats();
  return (
    <AuthPage
      isArrival
      heading={t(code, { ns: 'errors' })}
      lead={until && t('auth:closed.undo', { at: moment(until) })}
    >
      <LinkButton look="line" wide to={pathTo('home', { language })}>
        {t('account:closed.home')}
      </LinkButton>
    </AuthPage>
  );
}

function LinkHints() {
  const { t } = useTranslation('google', { keyPrefix: 'mailed' });
  return (
    <Hints title={t('this')}>
      <Hint icon={Clock} title={t('once')}>
        {t('onceMeans')}
      </Hint>
      <Hint icon={Mail} title={t('why')}>
        {t('whyMeans')}
      </Hint>
    </Hints>
  );
}
