import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Field } from '#frontend/components/field.tsx';
import { sixDigits } from '#frontend/features/auth/digits.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

type Props = {
  value: string;
  onChange: (digits: string) => void;
  /** The sixth digit was typed, or all were pasted. */
  onFull: (digits: string) => void;
  busy: boolean;
  hint: string;
  error: MessageKey | undefined;
};

/** One input for six digits: typed, pasted, or filled in by the phone. */
export function PinField({ value, onChange, onFull, busy, hint, error }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'pin' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t('label')} hint={hint} error={error}>
      {(control) => (
        <div className="pinput" dir="ltr" style={{ '--n': value.length } as CSSProperties}>
          <input
            {...control}
            ref={input}
            name="pin"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={busy}
            value={value}
            onChange={(event) => {
              const digits = sixDigits(event.target.value);
              onChange(digits);
              if (digits.length === 6 && digits !== value) onFull(digits);
            }}
          />
        </div>
      )}
    </Field>
  );
}
