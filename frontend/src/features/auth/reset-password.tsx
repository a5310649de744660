import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { GoodPassword } from '#frontend/features/auth/good-password.tsx';
import { LinkIsOver } from '#frontend/features/auth/link-is-over.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLink } from '#frontend/features/auth/use-link.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { signOut } from '#frontend/lib/session.ts';
import { auth } from '#shared/api/auth.ts';

/** A new password by a mailed link. It logs nobody in: whoever set it logs in with it. */
export function ResetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { token, link, error, isOver, retry } = useLink();
  const [isRefused, setRefused] = useState(false);
  if (isOver || isRefused || (link && link.action !== 'reset-password')) return <LinkIsOver />;
  return (
    <AuthPage title={t('title')} heading={t('heading')} lead={t('lead')} aside={<GoodPassword />}>
      {!link && (error ? <Failure error={error} onRetry={retry} /> : <Skeleton />)}
      {link && <ResetForm token={token} onRefused={() => setRefused(true)} />}
    </AuthPage>
  );
}

function ResetForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { form, send, busy, errors, fault, since, forgive } = useForm(auth.resetPassword, {
    onFailed: ({ code }) => code === 'auth.reset-token' && onRefused(),
  });

  async function reset(fields: object) {
    if (!(await send({ ...fields, token }))) return;
    signOut(); // everybody is logged out, this browser too
    await navigate(pathTo('logIn', { language }), { replace: true, state: { isReset: true } });
  }

  return (
    <form
      ref={form}
      className="stack [--stack:1.25rem]"
      aria-label={t('title')}
      noValidate
      onInput={forgive}
      onSubmit={(event) => {
        event.preventDefault();
        void reset(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <FaultNote fault={fault} since={since} />
      <NewPassword label={t('label')} errors={errors} />
      <Submit busy={busy} fault={fault}>
        {t('submit')}
      </Submit>
    </form>
  );
}
