import { useTranslation } from 'react-i18next';

import { PasswordField } from '#frontend/components/password-field.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';

/** The password again, for what cannot be taken back. Whoever logged in moments ago, or has none, may leave it empty. */
export function OwnerField({ has, errors }: { has: boolean; errors: FormErrors }) {
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
