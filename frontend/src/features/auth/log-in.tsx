import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PasswordField } from '#frontend/components/password-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { HasNewPassword } from '#frontend/features/auth/has-new-password.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useArrival } from '#frontend/features/auth/use-arrival.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { WaysIn } from '#frontend/features/auth/ways-in.tsx';
import { WhichWay } from '#frontend/features/auth/which-way.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { auth } from '#shared/api/auth.ts';

type Asked = { email: string; password: string; remember: boolean };

/** Logging in by email and password and, where the account asks for it, a second factor. */
export function LogIn() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const arrive = useArrival();
  const [needsCode, setNeedsCode] = useState(false);
  const { prove } = useProof('login');
  const { form, send, busy, errors, fault, since, forgive } = useForm(auth.logIn, {
    prove,
    onFailed: ({ code }) => setNeedsCode((needed) => needed || code === 'auth.code-needed'),
  });
  const [asked, setAsked] = useState<Asked>();

  async function logIn(input: Asked & { code?: string }) {
    const signedIn = await send(input);
    if (signedIn) arrive(signedIn);
  }

  if (needsCode && asked) {
    return (
      <SecondFactor
        form={form}
        busy={busy}
        errors={errors}
        fault={fault}
        since={since}
        onCode={(code) => void logIn({ ...asked, code })}
        onBack={() => setNeedsCode(false)}
      />
    );
  }
  return (
    <AuthPage title={t('logIn.title')} heading={t('logIn.heading')} lead={t('logIn.lead')} aside={<WhichWay />}>
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('logIn.title')}
        noValidate
        onInput={forgive}
        onSubmit={(event) => {
          event.preventDefault();
          const {
            email = '',
            password = '',
            remember,
          } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
          const next = { email, password, remember: remember === 'on' };
          setAsked(next);
          void logIn(next);
        }}
      >
        <WaysIn />
        <HasNewPassword />
        <FaultNote fault={fault} since={since} meanwhile={t('logIn.meanwhile')} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          placeholder="name@example.com"
          defaultValue={asked?.email}
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
            <Link to={pathTo('forgotPassword', { language })}>{t('logIn.forgot')}</Link>
          </p>
        </div>
        <Remember />
        <Submit busy={busy} fault={fault}>
          {t('logIn.submit')}
        </Submit>
        <p className="or">{t('or')}</p>
        <GoogleButton redirect={redirectIn(search)} />
      </form>
      <p className="small muted auth__alt">
        <Trans t={t} i18nKey="logIn.none" components={{ a: <Link to={pathTo('register', { language }) + search} /> }} />
      </p>
    </AuthPage>
  );
}
