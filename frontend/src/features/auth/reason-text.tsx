import { useTranslation } from 'react-i18next';

import { Field } from '#frontend/components/field.tsx';
import type { MessageKey } from '#shared/validation/messages.ts';

const MAX_LENGTH = 256;

type Props = { value: string; onChange: (words: string) => void; error: MessageKey | undefined; isMisread?: boolean };

/** The reason for use as free text. */
export function ReasonText({ value, onChange, error, isMisread = false }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'reason' });
  const length = Array.from(value).length;
  return (
    <Field
      label={t('own')}
      error={error}
      hint={`${t('signs', { most: MAX_LENGTH, length })}${isMisread ? ` ${t('misread')}` : ''}`}
    >
      {(control) => (
        <textarea
          className="input area"
          rows={3}
          maxLength={MAX_LENGTH}
          dir="auto"
          name="reason_words"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
