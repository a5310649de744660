import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLink } from '#frontend/features/auth/use-link.ts';
import { WhichWay } from '#frontend/features/auth/which-way.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Doing what a mailed link is for: only by pressing the button, for whatever reads mail opens links on its own. */
export function ConfirmLink() {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { language, locale } = useLanguage();
  const { token, link, error, isOver, retry } = useLink();
  const { send, busy, fault, since } = useForm(auth.confirmLink, { refreshes: [account.getUser, auth.getUser] });
  const [isDone, setDone] = useState(false);

  if (link?.action === 'reset-password') return <Navigate to={pathTo('resetPassword', { language, token })} replace />;
  if (!isDone && (isOver || fault?.code === 'auth.link-expired')) return <Ended />;
  if (!link) {
    return (
      <AuthPage title={t('title')} heading={t('title')} lead={t('looking')} aside={<WhichWay />}>
        {error ? <Failure error={error} onRetry={retry} /> : <Skeleton />}
      </AuthPage>
    );
  }
  const words = `actions.${link.action}` as const;
  if (isDone) {
    return (
      <AuthPage title={t('title')} heading={t('done')} lead={t(`${words}.done`)} aside={<WhichWay />}>
        <WayOn />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('title')} heading={t(`${words}.heading`)} lead={t(`${words}.lead`)} aside={<WhichWay />}>
      <div className="stack [--stack:1.25rem]">
        <FaultNote fault={fault} since={since} />
        <Button
          size="lg"
          wide
          busy={busy}
          onClick={() => void send({ token }).then((answer) => answer && setDone(true))}
        >
          {t('submit')}
        </Button>
        <p className="small muted">{t('until', { at: formats.moment(link.expires_at, locale) })}</p>
      </div>
    </AuthPage>
  );
}

/** A link that was used, has had its time, or never was. */
function Ended() {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { t: word } = useTranslation('errors');
  return (
    <AuthPage title={t('title')} heading={t('over')} lead={`${word('auth.link-expired')}.`} aside={<WhichWay />}>
      <WayOn />
    </AuthPage>
  );
}

function WayOn() {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { language } = useLanguage();
  return useSignedIn() ? (
    <LinkButton to={pathTo('security', { language })}>{t('toAccount')}</LinkButton>
  ) : (
    <LinkButton to={pathTo('logIn', { language })}>{t('toLogIn')}</LinkButton>
  );
}
