import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { PinHelp } from '#frontend/components/pin-help.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, LANDLINE, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';

type Props = { user: User; onSaved: () => void };
type Sent = Output<typeof account.startPhone>;
/** `was`: the number that turned out to be another one. */
type Step = { kind: 'number'; was?: string } | { kind: 'pin'; sent: Sent } | undefined;

/** The mobile number of an account. A new one takes effect once the code texted to it is entered. */
export function MobileSetting({ user, onSaved }: Props) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const label = t(user.phone ? 'profile.changeMobile' : 'profile.addMobile');
  return (
    <Setting
      name={t('profile.mobile')}
      value={user.phone ? <PhoneNumber of={user.phone} /> : t('profile.noMobile')}
      more={
        user.phone_confirmed_at
          ? t('profile.confirmed', { date: date(user.phone_confirmed_at) })
          : t('profile.mobileHint')
      }
      action={{
        label: t(user.phone ? 'change' : 'add'),
        of: label,
        onPress: () => setStep(step ? undefined : { kind: 'number' }),
      }}
    >
      {step?.kind === 'number' && (
        <NumberForm label={label} was={step.was} onSent={(sent) => setStep({ kind: 'pin', sent })} onLeave={close} />
      )}
      {step?.kind === 'pin' && (
        <PinForm
          sent={step.sent}
          onSent={(sent) => setStep({ kind: 'pin', sent })}
          onWrongNumber={() => setStep({ kind: 'number', was: step.sent.phone })}
          onLeave={close}
          onDone={() => {
            close();
            onSaved();
          }}
        />
      )}
    </Setting>
  );
}

type NumberProps = { label: string; was: string | undefined; onSent: (sent: Sent) => void; onLeave: () => void };

function NumberForm({ label, was, onSent, onLeave }: NumberProps) {
  const { t } = useTranslation('account');
  const owner = useConfirmOwner();
  const form = useForm(account.startPhone, { onFailed: owner.onFailed });
  const isLandline = form.failed?.fields?.phone?.includes(LANDLINE);
  async function text(fields: Record<string, string>) {
    const sent = await form.send(fields);
    if (sent) onSent(sent);
  }
  return (
    <>
      <AccountForm
        of={form}
        label={label}
        submit={t('profile.text')}
        onSubmit={(fields) => owner.run(() => void text(fields))}
        onCancel={onLeave}
        lead={t('profile.mobileLead')}
      >
        <PhoneField
          label={t('profile.newMobile')}
          name="phone"
          autoComplete="tel"
          {...(was && { defaultValue: was })}
          error={isLandline ? 'account:profile.landline' : form.errors.phone?.[0]}
        />
      </AccountForm>
      {owner.dialog}
    </>
  );
}

type PinProps = {
  sent: Sent;
  onSent: (sent: Sent) => void;
  onWrongNumber: () => void;
  onDone: () => void;
  onLeave: () => void;
};

function PinForm({ sent, onSent, onWrongNumber, onDone, onLeave }: PinProps) {
  const { t } = useTranslation('account');
  const { phone, again_at } = sent;
  const owner = useConfirmOwner();
  const form = useForm(account.confirmPhone, { refreshes: [account.getUser, auth.getUser] });
  const again = useForm(account.startPhone, { onFailed: owner.onFailed });
  async function confirm({ pin }: Record<string, string>) {
    if (await form.send({ phone, pin })) onDone();
  }
  async function resend() {
    const next = await again.send({ phone });
    if (!next) return;
    form.clear();
    onSent(next);
  }
  return (
    <>
      <AccountForm
        of={form}
        label={t('profile.pin')}
        submit={t('profile.confirm')}
        onSubmit={(fields) => void confirm(fields)}
        onCancel={onLeave}
      >
        <TextField
          label={t('profile.pin')}
          hint={
            <>
              {t('profile.pinSent')} <PhoneNumber of={phone} />
            </>
          }
          name="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.errors.pin?.[0]}
        />
        <div className="full">
          {again.fault && <Failure error={again.fault} />}
          <PinHelp
            again_at={again.fault?.until ?? again_at}
            busy={again.busy}
            onResend={() => owner.run(() => void resend())}
            onWrongNumber={onWrongNumber}
          />
        </div>
      </AccountForm>
      {owner.dialog}
    </>
  );
}
