import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { maskEmail } from '#frontend/features/removal/mask-email.ts';
import { textIn } from '#frontend/features/removal/text-in.ts';
import type { SentRequest } from '#frontend/features/removal/use-request.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { removal } from '#shared/api/removal.ts';
import { addMinutes } from '#shared/values/duration.ts';

type Props = { sent: SentRequest; count: number; onSent: (sent: SentRequest) => void };

const aMinuteFrom = (moment: Date) => addMinutes(moment, 1).toISOString();

/** Sends the link again after a minute, to the same address or another. */
export function LinkSent({ sent, count, onSent }: Props) {
  const { t } = useTranslation('removal', { keyPrefix: 'sent' });
  const [nextAt, setNextAt] = useState(() => aMinuteFrom(serverNow()));
  const [hasOther, setHasOther] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const seconds = useSecondsUntil(nextAt);
  const { prove } = useProof('removal');
  const { form, send, busy, errors, fault, clearErrors } = useForm(removal.sendAgain, {
    prove,
    proveFirst: true,
  });

  async function sendAgain(email?: string) {
    const { reference, again } = sent;
    const answer = await send({ reference, again, ...(email !== undefined && { email }) });
    if (!answer) return;
    setNextAt(aMinuteFrom(serverNow()));
    setHasOther(false);
    setAgain(true);
    onSent({ ...answer, email: email === undefined ? sent.email : maskEmail(email) });
  }
  return (
    <section className="stack [--stack:1.25rem]" aria-labelledby="removal-waiting">
      <div className="cdh">
        <h2 id="removal-waiting">{t('waiting', { count })}</h2>
      </div>
      {fault && <Failure error={fault} />}
      <p role="status">{isAgain && t('sentAgain')}</p>
      <div className="row">
        <Button look="line" busy={busy} disabled={seconds > 0} onClick={() => void sendAgain()}>
          {seconds > 0 ? t('againIn', { seconds }) : t('again')}
        </Button>
        <Button look="ghost" aria-expanded={hasOther} onClick={() => setHasOther(!hasOther)}>
          {t('other')}
        </Button>
      </div>
      {hasOther && (
        <form
          ref={form}
          className="stack"
          aria-label={t('other')}
          noValidate
          method="dialog"
          onInput={clearErrors}
          onSubmit={(event) => {
            event.preventDefault();
            void sendAgain(textIn(new FormData(event.currentTarget), 'email'));
          }}
        >
          <TextField label={t('otherEmail')} name="email" type="email" autoComplete="email" error={errors.email?.[0]} />
          <div>
            <Button type="submit" busy={busy}>
              {t('otherSubmit')}
            </Button>
          </div>
        </form>
      )}
      {busy && <ProofStatus />}
    </section>
  );
}
