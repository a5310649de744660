import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Props = { value: string; onChange: (email: string) => void; error: MessageKey | undefined; isTaken: boolean };

/** The email address of the new account. Members log in instead and return. */
export function EmailField({ value, onChange, error, isTaken }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'email' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const logIn = <Link to={pathTo('logIn', { language }) + redirectTo(pathname + search)} />;
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
        <Trans t={t} i18nKey={isTaken ? 'taken' : 'have'} components={{ a: logIn }} />
      </p>
    </div>
  );
}
