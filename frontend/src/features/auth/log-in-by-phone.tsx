import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { GoogleButton } from '#frontend/features/auth/google-button.tsx';
import { Remember } from '#frontend/features/auth/remember.tsx';
import { keepSentPin } from '#frontend/features/auth/sent-pin.ts';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { WaysIn } from '#frontend/features/auth/ways-in.tsx';
import { WhichWay } from '#frontend/features/auth/which-way.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { auth } from '#shared/api/auth.ts';

/** Asking for six digits by text message. */
export function LogInByPhone() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { prove } = useProof('phone');
  const { form, send, busy, errors, fault, since, forgive } = useForm(auth.startPhone, { prove, proveFirst: true });

  async function start({ phone = '', country = '', remember }: Record<string, string>) {
    const sent = await send({ phone, country, language });
    if (!sent) return;
    keepSentPin({ ...sent, remember: remember === 'on' });
    await navigate(pathTo('enterPin', { language }) + search);
  }

  return (
    <AuthPage title={t('phone.title')} heading={t('logIn.heading')} lead={t('logIn.lead')} aside={<WhichWay />}>
      <form
        ref={form}
        className="stack [--stack:1.25rem]"
        aria-label={t('phone.title')}
        noValidate
        onInput={forgive}
        onSubmit={(event) => {
          event.preventDefault();
          void start(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
        }}
      >
        <WaysIn />
        <FaultNote fault={fault} since={since} />
        <PhoneField
          label={t('phone.label')}
          name="phone"
          autoComplete="tel-national"
          hint={t('phone.hint')}
          error={errors.phone?.[0]}
        />
        <Remember />
        <Submit busy={busy} fault={fault}>
          {t('phone.submit')}
        </Submit>
        <p className="or">{t('or')}</p>
        <GoogleButton redirect={redirectIn(search)} />
      </form>
    </AuthPage>
  );
}
