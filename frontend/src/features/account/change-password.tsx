import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { PasswordField } from '#frontend/components/password-field.tsx';
import { StrengthHint } from '#frontend/components/password-strength/strength-hint.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { signInWith } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Changes the password. Logs out all other devices. */
export function ChangePassword() {
  const { t } = useTranslation('account', { keyPrefix: 'password' });
  const { language } = useLanguage();
  const security = pathTo('security', { language });
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useForm(auth.changePassword, {
    refreshes: [account.getUser, auth.getUser, auth.getSessions, auth.getAccessLog],
  });
  async function change(fields: Record<string, string>) {
    const signedIn = await form.send(fields);
    if (!signedIn) return;
    signInWith(signedIn);
    setDone(true);
  }
  return (
    <div className="wiz wiz--2">
      <title>{pageTitle(t('title'))}</title>
      <div className="wiz__top">
        <p className="small backlink">
          <Link to={security}>{t('back')}</Link>
        </p>
        {isDone ? <ArrivalHeading>{t('done')}</ArrivalHeading> : <h1 className="display">{t('title')}</h1>}
        <p className="lead [margin-block-start:0.75rem]">{t(isDone ? 'doneLead' : 'lead')}</p>
      </div>
      {isDone ? (
        <p role="status">
          <LinkButton to={security}>{t('toSecurity')}</LinkButton>
        </p>
      ) : (
        <div className="auth__form">
          <AccountForm of={form} label={t('title')} submit={t('submit')} onSubmit={(fields) => void change(fields)}>
            <PasswordField
              label={t('current')}
              name="current_password"
              autoComplete="current-password"
              error={form.errors.current_password?.[0]}
            />
            <PasswordField
              label={t('new')}
              name="new_password"
              autoComplete="new-password"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              hint={<StrengthHint of={typed} />}
              error={form.errors.new_password?.[0]}
            />
            <PasswordField
              label={t('again')}
              name="new_password_confirmation"
              autoComplete="new-password"
              error={form.errors.new_password_confirmation?.[0]}
            />
          </AccountForm>
        </div>
      )}
      <aside>
        <div className="cdh">
          <h2>{t('happens')}</h2>
        </div>
        <dl className="kv">
          {(['here', 'elsewhere', 'links', 'told'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`${name}.what`)}</dt>
              <dd>{t(`${name}.then`)}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
