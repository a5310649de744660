import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { EmailField } from '#frontend/components/email-field.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { PasswordTips } from '#frontend/features/auth/password-tips.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { RegistrationMailed } from '#frontend/features/auth/registration-mailed.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { auth } from '#shared/api/auth.ts';
import { NAME_MAX } from '#shared/validation/account.ts';

type Fields = Record<string, string> & { email: string };
/** What was sent, to send it again from `again_at` on. */
type Mailed = { fields: Fields; again_at: string };
const AGAIN_MS = 60_000;
const againAt = () => new Date(serverNow().getTime() + AGAIN_MS).toISOString();

/** Opens an account, by a mailed link. The reason for use is asked next. */
export function Register() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const finishLogIn = useFinishLogIn();
  const [mailed, setMailed] = useState<Mailed>();
  /** What was typed, for who wants to use another address. */
  const [typed, setTyped] = useState<Fields>();
  const { prove } = useProof('register');
  const { form, send, busy, errors, fault, since, clear, clearErrors } = useForm(auth.register, {
    prove,
    proveFirst: true,
  });

  async function register(fields: Fields) {
    const signedIn = await send({
      ...fields,
      language,
      time_zone: browserZone(),
      remember: fields.remember === 'on',
      redirect: redirectIn(search) ?? '/',
    });
    if (signedIn && 'is_mailed' in signedIn) setMailed({ fields, again_at: againAt() });
    else if (signedIn) finishLogIn(signedIn, { isNew: true });
  }

  if (mailed) {
    const { fields, again_at } = mailed;
    return (
      <RegistrationMailed
        email={fields.email.trim()}
        again_at={fault?.until ?? again_at}
        busy={busy}
        fault={fault}
        since={since}
        onAgain={() => void register(fields)}
        onChangeEmail={() => {
          clear();
          setTyped(fields);
          setMailed(undefined);
        }}
      />
    );
  }

  return (
    <AuthPage
      title={t('register.title')}
      heading={t('register.heading')}
      lead={t('register.lead')}
      steps={<Steps of={['account', 'reason']} current="account" />}
      aside={<PasswordTips />}
    >
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('register.title')}
        noValidate
        onInput={clearErrors}
        onSubmit={(event) => {
          event.preventDefault();
          void register(Object.fromEntries(new FormData(event.currentTarget)) as Fields);
        }}
      >
        <ErrorNote fault={fault} since={since} />
        <EmailField
          label={t('email')}
          name="email"
          autoComplete="username"
          placeholder="name@example.com"
          required
          autoFocus={typed !== undefined} // back from the page that named another address
          defaultValue={typed?.email}
          error={errors.email?.[0]}
        />
        <TextField
          label={t('register.name')}
          hint={t('register.nameHint')}
          name="name"
          autoComplete="name"
          defaultValue={typed?.name}
          maxLength={NAME_MAX}
          error={errors.name?.[0]}
        />
        <NewPassword label={t('password.label')} errors={errors} initial={typed?.password} />
        <Remember />
        <SubmitButton busy={busy} fault={fault}>
          {t('register.submit')}
        </SubmitButton>
        <p className="or">{t('or')}</p>
        <GoogleButton redirect={redirectIn(search)} />
      </form>
      <p className="small muted auth__alt">
        <Trans t={t} i18nKey="register.have" components={{ a: <Link to={pathTo('logIn', { language }) + search} /> }} />
      </p>
    </AuthPage>
  );
}
