import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { sentPin, storeSentPin } from '#frontend/features/auth/sent-pin.ts';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { LoginTabs } from '#frontend/features/auth/login-tabs.tsx';
import { LoginHelp } from '#frontend/features/auth/login-help.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { LANDLINE } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Asking for six digits by text message. */
export function LogInByPhone() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [sent] = useState(sentPin);
  const { prove } = useProof('phone');
  const { form, send, busy, errors, failed, fault, since, clearErrors } = useForm(auth.startPhone, {
    prove,
    proveFirst: true,
  });

  // Who comes back to change the number goes on at its field.
  useEffect(() => {
    if (sent) form.current?.querySelector<HTMLInputElement>('input[name=phone]')?.focus();
  }, [sent, form]);

  async function start({ phone = '', country = '', remember }: Record<string, string>) {
    const next = await send({ phone, country, language });
    if (!next) return;
    storeSentPin({ ...next, remember: remember === 'on' });
    await navigate(pathTo('enterPin', { language }) + search);
  }

  return (
    <AuthPage title={t('phone.title')} heading={t('logIn.heading')} lead={t('logIn.lead')} aside={<LoginHelp />}>
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('phone.title')}
        noValidate
        onInput={clearErrors}
        onSubmit={(event) => {
          event.preventDefault();
          void start(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
        }}
      >
        <LoginTabs />
        <ErrorNote fault={fault} since={since} />
        <PhoneField
          label={t('phone.label')}
          name="phone"
          autoComplete="tel-national"
          {...(sent && { defaultValue: sent.phone })}
          hint={t('phone.hint')}
          error={failed?.fields?.phone?.includes(LANDLINE) ? 'auth:phone.landline' : errors.phone?.[0]}
        />
        <Remember />
        <SubmitButton busy={busy} fault={fault}>
          {t('phone.submit')}
        </SubmitButton>
        <p className="or">{t('or')}</p>
        <GoogleButton redirect={redirectIn(search)} />
      </form>
    </AuthPage>
  );
}
