import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { PasswordTips } from '#frontend/features/auth/password-tips.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { destinationOr } from '#frontend/features/auth/next-page.ts';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Sets a first password for members who registered without one. */
export function SetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'set' });
  const { language } = useLanguage();
  const { search } = useLocation();
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  // Members who joined by paying go on to the reason for use; it is no step for those who come from their account.
  const isRegistering = redirectIn(search)?.startsWith(pathTo('reasonForUse', { language })) ?? false;
  const hasPassword = user?.has_password;
  return (
    <AuthPage
      title={t('title')}
      heading={hasPassword ? t('has') : t('heading')}
      lead={hasPassword ? t('hasLead') : t('lead')}
      steps={isRegistering && !hasPassword && <Steps of={['account', 'password', 'reason']} current="password" />}
      aside={<PasswordTips />}
    >
      {!user && error && <Failure error={error} onRetry={() => void mutate()} />}
      {!user && !error && <Skeleton />}
      {user && !hasPassword && <SetPasswordForm user={user} />}
      {hasPassword && <LinkButton to={pathTo('changePassword', { language })}>{t('change')}</LinkButton>}
    </AuthPage>
  );
}

function SetPasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('auth', { keyPrefix: 'set' });
  const { language } = useLanguage();
  const { search } = useLocation();
  const finishLogIn = useFinishLogIn();
  const owner = useConfirmOwner();
  const { form, send, busy, errors, fault, since, clearErrors } = useForm(auth.setPassword, {
    refreshes: [account.getUser, auth.getUser],
    onFailed: owner.onFailed,
  });

  async function set(fields: object) {
    const signedIn = await send(fields);
    if (signedIn) finishLogIn(signedIn);
  }

  return (
    <>
      <PlainForm of={{ form, clearErrors }} label={t('title')} onSend={(fields) => owner.run(() => void set(fields))}>
        <div className="given">
          <span>{t('yours')}</span>
          <b>
            <bdi dir="ltr">{user.email}</bdi>
          </b>
          <Icon of={CircleCheck} />
        </div>
        {/* Tells a password manager whose password this is. */}
        <input
          className="vh"
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <ErrorNote fault={fault} since={since} />
        <NewPassword label={t('label')} errors={errors} />
        <SubmitButton busy={busy} fault={fault}>
          {t('submit')}
        </SubmitButton>
        <p className="small">
          <Link to={destinationOr(redirectIn(search), language)}>{t('later')}</Link>
        </p>
      </PlainForm>
      {owner.dialog}
    </>
  );
}
