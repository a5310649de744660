import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { type OwnRecord, privacy } from '#shared/api/privacy.ts';

/** Opens a masked record by the year of birth that it states. */
export function ConfirmRecord({ record, onConfirmed }: { record: OwnRecord; onConfirmed: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'records' });
  const { form, send, busy, errors, fault, clearErrors } = useForm(privacy.confirmRecord);
  if (!record.has_birth_year) return <p className="hint">{t('noYear')}</p>;
  return (
    <form
      ref={form}
      className="stack [--stack:0.875rem]"
      aria-label={t('isIt')}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const { birth_year = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        const input = { person_id: record.person_id, birth_year: birth_year.trim() };
        void send(input).then((answer) => answer && onConfirmed());
      }}
    >
      {fault && <Failure error={fault} />}
      <TextField
        label={t('year')}
        name="birth_year"
        inputMode="numeric"
        maxLength={4}
        hint={t('yearHint')}
        error={errors.birth_year?.[0]}
      />
      <div>
        <Button type="submit" size="sm" busy={busy}>
          {t('open')}
        </Button>
      </div>
    </form>
  );
}
