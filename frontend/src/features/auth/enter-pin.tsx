import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { FaultNote } from '#frontend/features/auth/fault-note.tsx';
import { NoTriesLeft } from '#frontend/features/auth/no-tries-left.tsx';
import { PinField } from '#frontend/features/auth/pin-field.tsx';
import { Resend } from '#frontend/features/auth/resend.tsx';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { forgetSentPin, keepSentPin, sentPin, type SentPin } from '#frontend/features/auth/sent-pin.ts';
import { Submit } from '#frontend/features/auth/submit.tsx';
import { ThisCode } from '#frontend/features/auth/this-code.tsx';
import { useArrival } from '#frontend/features/auth/use-arrival.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** Typing the six digits that were texted. Whoever comes without having asked for any is sent to ask. */
export function EnterPin() {
  const { language } = useLanguage();
  const { search } = useLocation();
  const [sent, setSent] = useState(sentPin);
  if (!sent) return <Navigate to={pathTo('logInByPhone', { language }) + search} replace />;
  return (
    <TypePin
      sent={sent}
      onSent={(next) => {
        keepSentPin(next);
        setSent(next);
      }}
    />
  );
}

function TypePin({ sent, onSent }: { sent: SentPin; onSent: (sent: SentPin) => void }) {
  const { t } = useTranslation('auth', { keyPrefix: 'pin' });
  const { language } = useLanguage();
  const arrive = useArrival();
  const [pin, setPin] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { prove } = useProof('phone');
  const again = useForm(auth.startPhone, { prove, proveFirst: true });
  const { form, send, busy, errors, failed, fault, since, clear } = useForm(auth.verifyPhone, { onFailed: note });
  const { phone, remember } = sent;

  /** A try was taken, or there is none left; or the pin was right, and something else is asked as well. */
  function note({ code, left }: Fault) {
    if (code === 'auth.code-needed') setNeedsCode(true);
    const attempts_left = code === 'auth.no-attempts' ? 0 : left;
    if (attempts_left === undefined) return;
    setPin('');
    onSent({ ...sent, attempts_left });
  }

  async function logIn(digits: string, code?: string) {
    const signedIn = await send({ phone, pin: digits, remember, ...(code && { code }) });
    if (!signedIn) return;
    forgetSentPin();
    arrive(signedIn);
  }

  async function sendAgain() {
    const next = await again.send({ phone, language });
    if (!next) return;
    setPin('');
    clear();
    onSent({ ...next, remember });
  }

  const isWrong = failed?.code === 'auth.wrong-pin';
  if (needsCode) {
    return (
      <SecondFactor
        form={form}
        busy={busy}
        errors={errors}
        fault={fault}
        since={since}
        onCode={(code) => void logIn(pin, code)}
        onBack={() => setNeedsCode(false)}
      />
    );
  }
  if (sent.attempts_left === 0) return <NoTriesLeft sent={sent} again={again} onAgain={() => void sendAgain()} />;
  return (
    <AuthPage
      title={t('title')}
      heading={t('heading')}
      lead={<Trans t={t} i18nKey="lead" values={{ phone: formatPhone(phone) }} components={{ n: <bdi dir="ltr" /> }} />}
      aside={<ThisCode sent={sent} />}
    >
      <form
        ref={form}
        className="stack [--stack:1.5rem]"
        aria-label={t('title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void logIn(pin);
        }}
      >
        {!isWrong && <FaultNote fault={fault} since={since} />}
        <PinField
          value={pin}
          busy={busy}
          onChange={(digits) => {
            setPin(digits);
            if (digits.length < 6) clear();
          }}
          onFull={(digits) => void logIn(digits)}
          hint={isWrong ? t('left', { count: sent.attempts_left }) : t('hint')}
          error={errors.pin?.[0] ?? (isWrong ? 'pin' : undefined)}
        />
        <Submit busy={busy} fault={fault}>
          {t('submit')}
        </Submit>
        <FaultNote fault={again.fault} since={again.since} />
        <Resend again_at={again.fault?.until ?? sent.again_at} busy={again.busy} onAgain={() => void sendAgain()} />
      </form>
    </AuthPage>
  );
}
