import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

type Props = { user: User; onSaved: () => void };
type Step = { kind: 'number' } | { kind: 'pin'; phone: string } | undefined;

/** The mobile number of an account. A new one takes effect once the code texted to it is entered. */
export function MobileSetting({ user, onSaved }: Props) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
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
        of: t('profile.changeMobile'),
        onPress: () => setStep(step ? undefined : { kind: 'number' }),
      }}
    >
      {step?.kind === 'number' && <NumberForm onSent={(phone) => setStep({ kind: 'pin', phone })} onLeave={close} />}
      {step?.kind === 'pin' && (
        <PinForm
          phone={step.phone}
          onLeave={() => setStep({ kind: 'number' })}
          onDone={() => {
            close();
            onSaved();
          }}
        />
      )}
    </Setting>
  );
}

function NumberForm({ onSent, onLeave }: { onSent: (phone: string) => void; onLeave: () => void }) {
  const { t } = useTranslation('account');
  const owner = useConfirmOwner();
  const form = useForm(account.startPhone, { onFailed: owner.onFailed });
  async function text(fields: Record<string, string>) {
    const sent = await form.send(fields);
    if (sent) onSent(sent.phone);
  }
  return (
    <>
      <AccountForm
        of={form}
        label={t('profile.changeMobile')}
        submit={t('profile.text')}
        onSubmit={(fields) => owner.run(() => void text(fields))}
        onCancel={onLeave}
        lead={t('profile.mobileLead')}
      >
        <PhoneField label={t('profile.newMobile')} name="phone" autoComplete="tel" error={form.errors.phone?.[0]} />
      </AccountForm>
      {owner.dialog}
    </>
  );
}

function PinForm({ phone, onDone, onLeave }: { phone: string; onDone: () => void; onLeave: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm(account.confirmPhone, { refreshes: [account.getUser, auth.getUser] });
  async function confirm({ pin }: Record<string, string>) {
    if (await form.send({ phone, pin })) onDone();
  }
  return (
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
    </AccountForm>
  );
}
