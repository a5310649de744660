import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { account } from '#shared/api/account.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** Where the receipts of a member go, who is not asked for an address. */
export function ReceiptsTo() {
  const { t } = useTranslation('checkout', { keyPrefix: 'email' });
  const { language } = useLanguage();
  const { data: user } = useEndpoint(account.getUser, {});
  if (!user) return null;
  return (
    <p className="small">
      <Trans
        t={t}
        i18nKey="goesTo"
        values={{ email: user.email }}
        components={{ n: <bdi dir="ltr" />, a: <Link to={pathTo('profile', { language })} /> }}
      />
    </p>
  );
}

type Props = { value: string; onChange: (email: string) => void; error: MessageKey | undefined; isTaken: boolean };

/** The email address of the new account. Members log in instead and return. */
export function EmailField({ value, onChange, error, isTaken }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'email' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const back = redirectTo(pathname + search);
  const links = {
    a: <Link to={pathTo('logIn', { language }) + back} />,
    f: <Link to={pathTo('forgotPassword', { language }) + back} />,
  };
  return (
    <div className="stack [--stack:0.5rem]">
      <TextField
        label={t('label')}
        hint={t('hint')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error ?? (isTaken ? 'email.taken' : undefined)}
      />
      <p className="small">
        <Trans t={t} i18nKey={isTaken ? 'taken' : 'have'} components={links} />
      </p>
    </div>
  );
}
