import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { identifierKinds, privacy } from '#shared/api/privacy.ts';
import type { Output } from '#shared/contract/endpoint.ts';

export type SentTo = Output<typeof privacy.startVerification>;
type Kind = SentTo['kind'];
const icons = { email: Mail, phone: Phone };

/** Requests a code by mail or text. The answer never reveals whether a record carries the address. */
export function RequestCode({ onSent }: { onSent: (sent: SentTo) => void }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'verify' });
  const { language } = useLanguage();
  const [kind, setKind] = useState<Kind>('email');
  const { prove } = useProof('privacy');
  const { form, send, busy, errors, fault, clear, clearErrors } = useForm(privacy.startVerification, {
    prove,
    proveFirst: true,
  });
  async function request({ value = '', country }: Record<string, string>) {
    const sent = await send({ kind, value, language, ...(country && { country }) });
    if (sent) onSent(sent);
  }
  return (
    <PlainForm of={{ form, clearErrors }} label={t('send')} onSend={(fields) => void request(fields)}>
      <div className="tabs tabs--2" role="group" aria-label={t('by')}>
        {identifierKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() => {
              setKind(each);
              clear();
            }}
          >
            <Icon of={icons[each]} small />
            {t(each)}
          </button>
        ))}
      </div>
      {fault && <Failure error={fault} />}
      {kind === 'email' ? (
        <TextField
          key="email"
          label={t('emailLabel')}
          name="value"
          type="email"
          autoComplete="email"
          hint={t('emailHint')}
          error={errors.value?.[0]}
        />
      ) : (
        <PhoneField
          key="phone"
          label={t('phoneLabel')}
          name="value"
          autoComplete="tel-national"
          hint={t('phoneHint')}
          error={errors.value?.[0]}
        />
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <ProofStatus />
      </div>
    </PlainForm>
  );
}
