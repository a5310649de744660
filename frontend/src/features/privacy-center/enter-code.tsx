import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { PlainForm } from '#frontend/components/plain-form.tsx';
import type { SentTo } from '#frontend/features/privacy-center/request-code.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { privacy } from '#shared/api/privacy.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

type Props = { sent: SentTo; onSent: (sent: SentTo) => void; onVerified: () => void; onBack: () => void };

/** Takes the six digits that were mailed or texted. */
export function EnterCode({ sent, onSent, onVerified, onBack }: Props) {
  const { t } = useTranslation('privacy', { keyPrefix: 'verify' });
  const { language, locale } = useLanguage();
  const { kind, value } = sent;
  const seconds = useSecondsUntil(sent.again_at);
  const { prove } = useProof('privacy');
  const resend = useForm(privacy.startVerification, { prove, proveFirst: true });
  const { form, send, busy, errors, fault, failed, clearErrors } = useForm(privacy.confirmVerification);
  const isWrong = failed?.code === 'auth.wrong-pin';
  const sending = {
    to: kind === 'phone' ? formatPhone(value, locale) : value,
    at: formats.time(sent.sent_at, locale),
    until: formats.time(sent.expires_at, locale),
  };
  return (
    <PlainForm
      of={{ form, clearErrors }}
      label={t('check')}
      onSend={({ code = '' }) => void send({ kind, value, code }).then((session) => session && onVerified())}
    >
      <p role="status">
        <Trans t={t} i18nKey="sent" values={sending} components={{ to: <bdi dir="ltr" /> }} />
      </p>
      {fault && !isWrong && <Failure error={fault} />}
      {resend.fault && <Failure error={resend.fault} />}
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        error={errors.code?.[0] ?? (isWrong ? 'pin' : undefined)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('check')}
        </Button>
        <Button
          look="line"
          busy={resend.busy}
          disabled={seconds > 0}
          onClick={() => void resend.send({ kind, value, language }).then((next) => next && onSent(next))}
        >
          {seconds > 0 ? t('againIn', { seconds }) : t('again')}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t('other')}
        </Button>
      </div>
    </PlainForm>
  );
}
