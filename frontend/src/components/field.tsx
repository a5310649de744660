import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import type { MessageKey } from '#shared/validation/messages.ts';

/** What is wrong with a field: a rule of the contract, or what its page calls that. */
export type FieldError = MessageKey | 'auth:factor.wrong' | 'account:profile.landline' | 'auth:phone.landline';
type Common = { label: string; hint?: ReactNode; error?: FieldError | undefined };
type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** A labelled control with its hint and its error message. */
export function Field({ label, hint, error, children }: Common & { children: (control: Described) => ReactNode }) {
  const { t } = useTranslation('validation');
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(error && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon of={CircleAlert} small /> {t(error as MessageKey)}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Common & ComponentProps<'input'>;

/** A line of text. Telephone numbers, addresses of mail and digits run left to right in every language. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const latin = ['tel', 'email', 'url'].includes(input.type ?? '') || input.inputMode === 'numeric';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className="input" dir={latin ? 'ltr' : 'auto'} autoComplete="off" {...input} {...control} />}
    </Field>
  );
}

type SelectProps = Common & SelectHTMLAttributes<HTMLSelectElement>;

/** A choice of one, as the platform shows it. */
export function Select({ label, hint, error, children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select className="input" {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}
