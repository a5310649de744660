import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { PasswordTips } from '#frontend/features/auth/password-tips.tsx';
import { ResetLinkExpired } from '#frontend/features/auth/reset-link-expired.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useMailedLink } from '#frontend/features/auth/use-mailed-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { signOut } from '#frontend/lib/session.ts';
import { auth } from '#shared/api/auth.ts';

/** Sets a new password by a mailed link. It does not log in. */
export function ResetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { token, link, error, isExpired, retry } = useMailedLink();
  const [isRefused, setRefused] = useState(false);
  if (isExpired || isRefused || (link && link.action !== 'reset-password'))
    return <ResetLinkExpired isArrival={isRefused} />;
  return (
    <AuthPage title={t('title')} heading={t('heading')} lead={t('lead')} aside={<PasswordTips />}>
      {!link && (error ? <Failure error={error} onRetry={retry} /> : <Skeleton />)}
      {link && <ResetForm token={token} onRefused={() => setRefused(true)} />}
    </AuthPage>
  );
}

function ResetForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { form, send, busy, errors, fault, since, clearErrors } = useForm(auth.resetPassword, {
    onFailed: ({ code }) => code === 'auth.reset-token' && onRefused(),
  });

  async function reset(fields: object) {
    const answer = await send({ ...fields, token });
    if (!answer) return;
    signOut(); // all devices are logged out, this browser too
    const { redirect } = answer;
    const search = redirect && redirect !== '/' ? redirectTo(redirect) : '';
    await navigate(pathTo('logIn', { language }) + search, { replace: true, state: { isReset: true } });
  }

  return (
    <PlainForm of={{ form, clearErrors }} label={t('title')} onSend={(fields) => void reset(fields)}>
      <ErrorNote fault={fault} since={since} />
      <NewPassword label={t('label')} errors={errors} />
      <SubmitButton busy={busy} fault={fault}>
        {t('submit')}
      </SubmitButton>
    </PlainForm>
  );
}
