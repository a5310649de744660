import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { PinHelp } from '#frontend/components/pin-help.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { AuthPage } from '#frontend/features/auth/auth-page.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { NoAttemptsLeft } from '#frontend/features/auth/no-attempts-left.tsx';
import { PinField } from '#frontend/features/auth/pin-field.tsx';
import { SecondFactor } from '#frontend/features/auth/second-factor.tsx';
import { forgetSentPin, storeSentPin, sentPin, type SentPin } from '#frontend/features/auth/sent-pin.ts';
import { SubmitButton } from '#frontend/features/auth/submit-button.tsx';
import { PinDetails } from '#frontend/features/auth/pin-details.tsx';
import { useFinishLogIn } from '#frontend/features/auth/use-finish-log-in.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** Logs in by a texted PIN. Redirects to the request form if none was requested. */
export function EnterPin() {
  const { language } = useLanguage();
  const { search } = useLocation();
  const [sent, setSent] = useState(sentPin);
  if (!sent) return <Navigate to={pathTo('logInByPhone', { language }) + search} replace />;
  return (
    <PinForm
      sent={sent}
      onSent={(next) => {
        storeSentPin(next);
        setSent(next);
      }}
    />
  );
}

function PinForm({ sent, onSent }: { sent: SentPin; onSent: (sent: SentPin) => void }) {
  const { t } = useTranslation('auth', { keyPrefix: 'pin' });
  const { language, locale } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const finishLogIn = useFinishLogIn();
  const [pin, setPin] = useState('');
  const [needsCode, setNeedsCode] = useState<Fault>();
  const { prove } = useProof('phone');
  const resend = useForm(auth.startPhone, { prove, proveFirst: true });
  const { form, send, busy, errors, failed, fault, since, clear } = useForm(auth.verifyPhone, {
    onFailed: onFailed,
  });
  const { phone, remember } = sent;

  /** A wrong PIN, no attempts left, or a correct PIN that also needs a second factor. */
  function onFailed(failed: Fault) {
    const { code, left } = failed;
    if (code === 'auth.code-needed') setNeedsCode(failed);
    const attempts_left = code === 'auth.no-attempts' ? 0 : left;
    if (attempts_left === undefined) return;
    setPin('');
    onSent({ ...sent, attempts_left });
  }

  async function logIn(digits: string, code?: string) {
    const signedIn = await send({ phone, pin: digits, remember, ...(code && { code }) });
    if (!signedIn) return;
    forgetSentPin();
    finishLogIn(signedIn, { code });
  }

  async function resendPin() {
    const next = await resend.send({ phone, language });
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
        onBack={() => setNeedsCode(undefined)}
        onSwitch={clear}
        hasPasskey={needsCode.has_passkey === true}
        remember={remember}
        onSignedIn={finishLogIn}
      />
    );
  }
  if (sent.attempts_left === 0) return <NoAttemptsLeft sent={sent} resend={resend} onResend={() => void resendPin()} />;
  return (
    <AuthPage
      title={t('title')}
      heading={t('heading')}
      lead={
        <Trans
          t={t}
          i18nKey="lead"
          values={{ phone: formatPhone(phone, locale) }}
          components={{ n: <bdi dir="ltr" /> }}
        />
      }
      aside={<PinDetails sent={sent} />}
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
        {!isWrong && <ErrorNote fault={fault} since={since} />}
        <PinField
          key={sent.sent_at} // a new pin begins a new field, which takes the focus
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
        <SubmitButton busy={busy} fault={fault}>
          {t('submit')}
        </SubmitButton>
        <ErrorNote fault={resend.fault} since={resend.since} />
        <PinHelp
          again_at={resend.fault?.until ?? sent.again_at}
          busy={resend.busy}
          onResend={() => void resendPin()}
          onWrongNumber={() => void navigate(pathTo('logInByPhone', { language }) + search)}
        />
      </form>
    </AuthPage>
  );
}
