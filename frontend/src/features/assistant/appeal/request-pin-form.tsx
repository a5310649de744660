import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { assistant } from '#shared/api/assistant.ts';

export type AppealNumber = { phone: string; country: string };

/** Requests a PIN by text. The answer does not reveal whether the number was reported. */
export function RequestPinForm({ onSent }: { onSent: (number: AppealNumber) => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'appeal' });
  const { language } = useLanguage();
  const { prove } = useProof('phone');
  const { form, send, busy, errors, fault, clearErrors } = useForm(assistant.startAppeal, { prove, proveFirst: true });
  async function ask({ phone = '', country = '' }: Record<string, string>) {
    if (await send({ phone, country, language })) onSent({ phone, country });
  }
  return (
    <PlainForm of={{ form, clearErrors }} label={t('title')} onSend={(fields) => void ask(fields)}>
      {fault && <Failure error={fault} />}
      <PhoneField
        label={t('phone')}
        name="phone"
        autoComplete="tel-national"
        hint={t('phoneHint')}
        error={errors.phone?.[0]}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('ask')}
        </Button>
      </div>
    </PlainForm>
  );
}
