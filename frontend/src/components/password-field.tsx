import '#frontend/styles/password.css';

import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { MessageKey } from '#shared/validation/messages.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: ReactNode;
  error?: MessageKey | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, which may be shown while it is typed. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'password' });
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="pw">
          <input
            className="input"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <button
            className="icon-btn"
            type="button"
            aria-pressed={isShown}
            aria-label={t('show', { label })}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
