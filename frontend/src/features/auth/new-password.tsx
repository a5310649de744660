import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PasswordField } from '#frontend/components/password-field.tsx';
import { StrengthHint } from '#frontend/components/password-strength/strength-hint.tsx';
import type { FormErrors } from '#frontend/lib/use-form.ts';

type Props = {
  errors: FormErrors;
  /** The label: a first or a new password. */
  label: string;
  /** What was typed before. */
  initial?: string | undefined;
};

/** A new password, repeated, with its strength. Read as `password` and `password_confirmation` from the form. */
export function NewPassword({ errors, label, initial = '' }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'password' });
  const [typed, setTyped] = useState(initial);
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        defaultValue={initial}
        hint={<StrengthHint of={typed} />}
        error={errors.password?.[0]}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PasswordField
        label={t('again')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        defaultValue={initial}
        error={errors.password_confirmation?.[0]}
      />
    </>
  );
}
