import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { PasswordField } from '#frontend/components/password-field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import type { ForgottenOf } from '#frontend/features/auth/forgot-password.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useMailedLink } from '#frontend/features/auth/use-mailed-link.ts';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { asSentence } from '#frontend/i18n/as-sentence.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { logOut } from '#frontend/lib/log-out.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { signOut, useSignedIn } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { MessageKey } from '#shared/validation/messages.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';

const addressTag = <bdi dir="ltr" className="wrap-anywhere font-semibold" />;

/** Confirms a mailed link. It takes a press of the button, because mail scanners open links. */
export function ConfirmLink() {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { language, locale } = useLanguage();
  const finishLogIn = useFinishLogIn();
  const { form, send, busy, errors, fault, since, clearErrors } = useForm(auth.confirmLink, {
    refreshes: [account.getUser, auth.getUser],
  });
  const [done, setDone] = useState<Output<typeof auth.confirmLink> & { email: string | null }>();
  const { token, link, error, isExpired, retry } = useMailedLink({ isUsed: done !== undefined });

  function finish(answer: Output<typeof auth.confirmLink> | undefined) {
    if (!answer) return;
    setDone({ ...answer, email: link?.email ?? null });
    // It has ended every session, that of this browser too.
    if (endsSessions(answer.action)) signOut();
    const { signed_in, redirect } = answer;
    if (signed_in)
      finishLogIn(signed_in, { destination: redirect && isSafeRedirect(redirect) ? redirect : undefined, isNew: true });
  }

  if (link?.action === 'reset-password') return <Navigate to={pathTo('resetPassword', { language, token })} replace />;
  if (done && done.action !== 'reset-password') {
    const { restored_email, is_reopened } = done;
    const isTaken = isDisowning(done.action) && !done.is_reset_mailed;
    const lead = isTaken ? t('addressTaken') : t(`actions.${done.action}.done`);
    const heading = restored_email ? t('addressBack') : isDisowning(done.action) ? t('secured') : t('done');
    return (
      <AuthPage isArrival title={t('title')} heading={heading} lead={lead} aside={<LoginHelp />}>
        <div className="stack [--stack:1.25rem]">
          {(is_reopened || restored_email || done.removed.length > 0 || done.is_calendar_ended) && (
            <ul className="stack [--stack:0.5rem]">
              {is_reopened && <li>{t('reopened')}</li>}
              {restored_email && (
                <li>
                  <Trans t={t} i18nKey="restored" values={{ email: restored_email }} components={{ n: addressTag }} />
                </li>
              )}
              {done.removed.map((way) => (
                <li key={way}>{t(`removed.${way}`)}</li>
              ))}
              {done.is_calendar_ended && <li>{t('calendarEnded')}</li>}
            </ul>
          )}
          {done.action === 'remove-passkey' && (
            <p>
              <LinkButton
                to={pathTo('forgotPassword', { language })}
                state={{ email: done.email } satisfies ForgottenOf}
              >
                {t('newPassword')}
              </LinkButton>
            </p>
          )}
          {done.is_reset_mailed && <NothingMailed email={done.email} />}
          {!endsSessions(done.action) && (
            <p>
              <NextPageLink />
            </p>
          )}
        </div>
      </AuthPage>
    );
  }
  if (link?.secured_at) return <Secured at={link.secured_at} />;
  const isRefused = fault?.code === 'auth.link-expired';
  if (isExpired || isRefused) return <LinkExpired isArrival={isRefused} />;
  if (!link) {
    return (
      <AuthPage title={t('title')} heading={t('title')} lead={t('looking')} aside={<LoginHelp />}>
        {error ? <Failure error={error} onRetry={retry} /> : <Skeleton />}
      </AuthPage>
    );
  }
  const action = `actions.${link.action}` as const;
  const { email, asked_at } = link;
  return (
    <AuthPage title={t('title')} heading={t(`${action}.heading`)} lead={t(`${action}.lead`)} aside={<LoginHelp />}>
      <PlainForm
        of={{ form, clearErrors }}
        label={t('title')}
        onSend={(fields) => void send({ ...fields, token }).then(finish)}
      >
        {email && (
          <p>
            <Trans
              t={t}
              i18nKey="asked"
              values={{ email, at: formats.moment(asked_at, locale) }}
              components={{ n: addressTag }}
            />
          </p>
        )}
        {link.ends_calendar && <p>{t('calendarEnds')}</p>}
        <ErrorNote fault={fault} since={since} />
        {link.asks === 'password' && <RegistrationPassword error={errors.password?.[0]} />}
        {link.asks === 'login' ? (
          <LogInFirst page={pathTo('confirmLink', { language, action: link.action, token })} />
        ) : (
          <Button type="submit" size="lg" wide busy={busy}>
            {hasOwnButton(link.action) ? t(`actions.${link.action}.submit`) : t('submit')}
          </Button>
        )}
        <p className="small muted">{t('until', { at: formats.moment(link.expires_at, locale) })}</p>
      </PlainForm>
    </AuthPage>
  );
}

/** For whom the mail with the link to a new password does not come. */
function NothingMailed({ email }: { email: string | null }) {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  return (
    <p>
      <b>{t('mailed.nothing')}</b>
      <Gap />
      {t('mailed.spam')}
      <Gap />
      <Link to={pathTo('forgotPassword', { language })} state={{ email } satisfies ForgottenOf}>
        {t('logIn.forgot')}
      </Link>
    </p>
  );
}

const isDisowning = (action: LinkAction): action is 'not-me' | 'restore-email' =>
  action === 'not-me' || action === 'restore-email';

const endsSessions = (action: LinkAction) => isDisowning(action) || action === 'remove-passkey';

const hasOwnButton = (action: LinkAction): action is 'not-me' | 'restore-email' | 'open-account' =>
  isDisowning(action) || action === 'open-account';

/** Asks for the password of a registration, in another browser than the one that registered. */
function RegistrationPassword({ error }: { error: MessageKey | undefined }) {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm.password' });
  const { language } = useLanguage();
  return (
    <div className="stack [--stack:0.375rem]">
      <PasswordField
        label={t('label')}
        name="password"
        autoComplete="current-password"
        hint={t('lead')}
        error={error}
      />
      <p className="small">
        <Trans t={t} i18nKey="again" components={{ a: <Link to={pathTo('register', { language })} /> }} />
      </p>
    </div>
  );
}

/** The link takes a login to the account that asked for it, and comes back to `page`. */
function LogInFirst({ page }: { page: string }) {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isSignedIn = useSignedIn();
  async function logIn() {
    if (isSignedIn) {
      await logOut();
      signOut();
    }
    await navigate(pathTo('logIn', { language }) + redirectTo(page));
  }
  return (
    <>
      <p>{t('logIn.lead')}</p>
      <Button type="button" size="lg" wide onClick={() => void logIn()}>
        {isSignedIn ? t('logIn.other') : t('toLogIn')}
      </Button>
    </>
  );
}

/** A link that would undo what another one has undone already. */
function Secured({ at }: { at: string }) {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { locale } = useLanguage();
  return (
    <AuthPage
      title={t('title')}
      heading={t('alreadyYours')}
      lead={t('securedAt', { at: formats.moment(at, locale) })}
      aside={<LoginHelp />}
    >
      <div className="stack [--stack:1.25rem]">
        <p>{t('securedByOther')}</p>
        <p>
          <NextPageLink />
        </p>
      </div>
    </AuthPage>
  );
}

/** A link that was used, has had its time, or never was. `isArrival`: it takes the place of the button that was pressed. */
function LinkExpired({ isArrival }: { isArrival: boolean }) {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { t: word } = useTranslation('errors');
  const { language } = useLanguage();
  const { action } = useParams();
  return (
    <AuthPage
      isArrival={isArrival}
      title={t('title')}
      heading={t('over')}
      lead={asSentence(word('auth.link-expired'), language)}
      aside={<LoginHelp />}
    >
      <div className="stack [--stack:1.25rem]">
        {action === 'open-account' && <p>{t('newest')}</p>}
        <p>
          <NextPageLink />
        </p>
      </div>
    </AuthPage>
  );
}

function NextPageLink() {
  const { t } = useTranslation('auth', { keyPrefix: 'confirm' });
  const { language } = useLanguage();
  return useSignedIn() ? (
    <LinkButton to={pathTo('security', { language })}>{t('toAccount')}</LinkButton>
  ) : (
    <LinkButton to={pathTo('logIn', { language })}>{t('toLogIn')}</LinkButton>
  );
}
