import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { type OwnRecord, privacy } from '#shared/api/privacy.ts';

/** Opens a masked record by the street and house number of a home on it. */
export function ConfirmRecord({ record, onConfirmed }: { record: OwnRecord; onConfirmed: () => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'records' });
  const { form, send, busy, errors, fault, clearErrors } = useForm(privacy.confirmRecord);
  if (!record.has_street) return <p className="hint">{t('noStreet')}</p>;
  return (
    <form
      ref={form}
      className="stack [--stack:0.875rem]"
      aria-label={t('isIt')}
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        const { street = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        const input = { person_id: record.person_id, street };
        void send(input).then((answer) => answer && onConfirmed());
      }}
    >
      {fault && <Failure error={fault} />}
      <TextField
        label={t('street')}
        name="street"
        maxLength={256}
        dir="auto"
        hint={t('streetHint')}
        error={errors.street?.[0]}
      />
      <div>
        <Button type="submit" size="sm" busy={busy}>
          {t('open')}
        </Button>
      </div>
    </form>
  );
}
