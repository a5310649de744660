import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { GoodPassword } from '#frontend/features/auth/good-password.tsx';
import { NewPassword } from '#frontend/features/auth/new-password.tsx';
import { nextPage } from '#frontend/features/auth/next-page.ts';
import { Steps } from '#frontend/features/auth/steps.tsx';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { useArrival } from '#frontend/features/auth/use-arrival.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** A first password, for whoever signed in without one. */
export function SetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'set' });
  const { language } = useLanguage();
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  const has = user?.has_password;
  return (
    <AuthPage
      title={t('title')}
      heading={has ? t('has') : t('heading')}
      lead={has ? t('hasLead') : t('lead')}
      steps={
        user && !has && !user.reason_for_use && <Steps of={['account', 'password', 'reason']} current="password" />
      }
      aside={<GoodPassword />}
    >
      {!user && error && <Failure error={error} onRetry={() => void mutate()} />}
      {!user && !error && <Skeleton />}
      {user && !has && <SetPasswordForm user={user} />}
      {has && <LinkButton to={pathTo('changePassword', { language })}>{t('change')}</LinkButton>}
    </AuthPage>
  );
}

function SetPasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('auth', { keyPrefix: 'set' });
  const { language } = useLanguage();
  const { search } = useLocation();
  const arrive = useArrival();
  const { form, send, busy, errors, fault, since, forgive } = useForm(auth.setPassword, {
    refreshes: [account.getUser, auth.getUser],
  });

  async function set(fields: object) {
    const signedIn = await send(fields);
    if (signedIn) arrive(signedIn);
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
        void set(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <div className="given">
        <span>{t('yours')}</span>
        <b>
          <bdi dir="ltr">{user.email}</bdi>
        </b>
        <Icon of={CircleCheck} />
      </div>
      {/* For whoever keeps passwords: of whom this one is. */}
      <input
        className="vh"
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <FaultNote fault={fault} since={since} />
      <NewPassword label={t('label')} errors={errors} />
      <Submit busy={busy} fault={fault}>
        {t('submit')}
      </Submit>
      <p className="small">
        <Link to={nextPage(user, redirectIn(search), language)}>{t('later')}</Link>
      </p>
    </form>
  );
}
