import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import type { AppealNumber } from '#frontend/features/assistant/appeal/request-pin-form.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { assistant } from '#shared/api/assistant.ts';

type Props = { number: AppealNumber; onCleared: () => void; onBack: () => void };

export function EnterPinForm({ number, onCleared, onBack }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'appeal' });
  const { form, send, busy, errors, fault, failed, clearErrors } = useForm(assistant.confirmAppeal);
  async function give(pin: string) {
    if (await send({ ...number, pin })) onCleared();
  }
  const isWrong = failed?.code === 'auth.wrong-pin';
  return (
    <PlainForm of={{ form, clearErrors }} label={t('pin')} onSend={({ pin = '' }) => void give(pin.replace(/\D/g, ''))}>
      <p role="status">{t('sent')}</p>
      {fault && !isWrong && <Failure error={fault} />}
      <TextField
        label={t('pin')}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.pin?.[0] ?? (isWrong ? 'pin' : undefined)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('clear')}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t('other')}
        </Button>
      </div>
    </PlainForm>
  );
}
