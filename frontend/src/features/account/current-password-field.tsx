import { useTranslation } from 'react-i18next';

import { PasswordField } from '#frontend/components/password-field.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';

/**
 * The current password, for actions that cannot be undone. May be empty right after a login, or if the account has
 * none.
 */
export function CurrentPasswordField({ has, errors }: { has: boolean; errors: FormErrors }) {
  const { t } = useTranslation('account');
  if (!has) return null;
  return (
    <PasswordField
      label={t('password.current')}
      hint={t('password.mayBeEmpty')}
      name="password"
      autoComplete="current-password"
      error={errors.password?.[0]}
    />
  );
}
