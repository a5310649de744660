import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { GoodPassword } from '#frontend/features/auth/good-password.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useArrival } from '#frontend/features/auth/use-arrival.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { auth } from '#shared/api/auth.ts';
import { NAME_MAX } from '#shared/validation/account.ts';

/** Opening an account: an address of mail, a name if one likes, a password twice. What it is for is asked next. */
export function Register() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const arrive = useArrival();
  const { prove } = useProof('register');
  const { form, send, busy, errors, fault, since, forgive } = useForm(auth.register, { prove, proveFirst: true });

  async function register({ remember, ...fields }: Record<string, unknown>) {
    const signedIn = await send({ ...fields, language, remember: remember === 'on' });
    if (signedIn) arrive(signedIn);
  }

  return (
    <AuthPage
      title={t('register.title')}
      heading={t('register.heading')}
      lead={t('register.lead')}
      steps={<Steps of={['account', 'reason']} current="account" />}
      aside={<GoodPassword />}
    >
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('register.title')}
        noValidate
        onInput={forgive}
        onSubmit={(event) => {
          event.preventDefault();
          void register(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <FaultNote fault={fault} since={since} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          placeholder="name@example.com"
          required
          error={errors.email?.[0]}
        />
        <TextField
          label={t('register.name')}
          hint={t('register.nameHint')}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          error={errors.name?.[0]}
        />
        <NewPassword label={t('password.label')} errors={errors} />
        <Remember />
        <Submit busy={busy} fault={fault}>
          {t('register.submit')}
        </Submit>
        <p className="or">{t('or')}</p>
        <GoogleButton redirect={redirectIn(search)} />
      </form>
      <p className="small muted auth__alt">
        <Trans t={t} i18nKey="register.have" components={{ a: <Link to={pathTo('logIn', { language }) + search} /> }} />
      </p>
    </AuthPage>
  );
}
