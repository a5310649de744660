import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { EmailField } from '#frontend/components/email-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import type { MailedLink } from '#frontend/features/auth/reset-link-sent.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { auth } from '#shared/api/auth.ts';

type Props = { email?: string | null | undefined; submit: string; onMailed: (mailed: MailedLink) => void };

/** Asks for the address that the reset link is sent to; `email` is filled in. */
export function ResetLinkForm({ email: known, submit, onMailed }: Props) {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { search } = useLocation();
  const { prove } = useProof('forgot');
  const { form, send, busy, errors, fault, since, clearErrors } = useForm(auth.forgotPassword, {
    prove,
    proveFirst: true,
  });

  async function mail(email: string) {
    const answer = await send({ email, language, redirect: redirectIn(search) ?? '/' });
    if (answer) onMailed({ ...answer, email: email.trim(), asked_at: serverNow().toISOString() });
  }

  return (
    <PlainForm of={{ form, clearErrors }} label={t('forgot.title')} onSend={({ email = '' }) => void mail(email)}>
      <ErrorNote fault={fault} since={since} />
      <EmailField
        label={t('email')}
        name="email"
        autoComplete="username"
        defaultValue={known ?? undefined}
        placeholder="name@example.com"
        required
        error={errors.email?.[0]}
      />
      <SubmitButton busy={busy} fault={fault}>
        {submit}
      </SubmitButton>
    </PlainForm>
  );
}
