import '#frontend/styles/notices.css';

import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CircleCheck } from 'lucide-react';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PasswordField } from '#frontend/components/password-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { LoginTabs } from '#frontend/features/auth/login-tabs.tsx';
import { PasskeyButton } from '#frontend/features/auth/passkey-button.tsx';
import { offersPasskey, PasskeyOffer } from '#frontend/features/auth/passkey-offer.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { auth, type SignedIn } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Credentials = { email: string; password: string; remember: boolean };

/** Logs in by email and password, with a second factor if required. */
export function LogIn() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const finishLogIn = useFinishLogIn();
  const [needsCode, setNeedsCode] = useState<Fault>();
  const { prove } = useProof('login');
  const { form, send, busy, errors, fault, since, clearErrors, clear } = useForm(auth.logIn, {
    prove,
    onFailed: (failed) => setNeedsCode((asked) => (failed.code === 'auth.code-needed' ? failed : asked)),
  });
  const [offered, setOffered] = useState<{ signedIn: SignedIn; code: string | undefined }>();
  const [credentials, setCredentials] = useState<Credentials>();

  async function logIn(input: Credentials & { code?: string }) {
    const signedIn = await send(input);
    if (!signedIn) return;
    if (await offersPasskey(signedIn.user)) {
      signInWith(signedIn);
      setOffered({ signedIn, code: input.code });
    } else finishLogIn(signedIn, { code: input.code });
  }

  if (offered) return <PasskeyOffer onDone={() => finishLogIn(offered.signedIn, { code: offered.code })} />;

  if (needsCode && credentials) {
    return (
      <SecondFactor
        form={form}
        busy={busy}
        errors={errors}
        fault={fault}
        since={since}
        onCode={(code) => void logIn({ ...credentials, code })}
        onBack={() => setNeedsCode(undefined)}
        onSwitch={clear}
        hasPasskey={needsCode.has_passkey === true}
        remember={credentials.remember}
        onSignedIn={finishLogIn}
      />
    );
  }
  return (
    <AuthPage title={t('logIn.title')} heading={t('logIn.heading')} lead={t('logIn.lead')} aside={<LoginHelp />}>
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('logIn.title')}
        noValidate
        onInput={clearErrors}
        onSubmit={(event) => {
          event.preventDefault();
          const {
            email = '',
            password = '',
            remember,
          } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
          const next = { email, password, remember: remember === 'on' };
          setCredentials(next);
          void logIn(next);
        }}
      >
        <LoginTabs />
        <PasswordChangedNote />
        <ErrorNote fault={fault} since={since} meanwhile={t('logIn.meanwhile')} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          placeholder="name@example.com"
          defaultValue={credentials?.email}
          error={errors.email?.[0]}
        />
        <div className="stack [--stack:0.375rem]">
          <PasswordField
            label={t('password.label')}
            name="password"
            autoComplete="current-password"
            error={errors.password?.[0]}
          />
          <p className="small end-link">
            <Link to={pathTo('forgotPassword', { language }) + search}>{t('logIn.forgot')}</Link>
          </p>
        </div>
        <Remember />
        <SubmitButton busy={busy} fault={fault}>
          {t('logIn.submit')}
        </SubmitButton>
        <p className="or">{t('or')}</p>
        <PasskeyButton
          remember={() => form.current !== null && new FormData(form.current).get('remember') === 'on'}
          onSignedIn={finishLogIn}
        />
        <GoogleButton redirect={redirectIn(search)} />
      </form>
      <p className="small muted auth__alt">
        <Trans t={t} i18nKey="logIn.none" components={{ a: <Link to={pathTo('register', { language }) + search} /> }} />
      </p>
    </AuthPage>
  );
}

/** Confirms a password reset on the login page. */
function PasswordChangedNote() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { state } = useLocation() as { state: { isReset?: boolean } | null };
  if (!state?.isReset) return null;
  return (
    <div className="note note--ok" role="status">
      <Icon of={CircleCheck} />
      <p>{t('saved')}</p>
    </div>
  );
}
