import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { codeError } from '#frontend/components/code-error.ts';
import { TextField } from '#frontend/components/field.tsx';
import { FactorKey } from '#frontend/features/account/factor-key.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { RecoveryCodes } from '#frontend/features/account/recovery-codes.tsx';
import { RecoveryCodesLeft } from '#frontend/features/account/recovery-codes-left.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useFocusOnStep } from '#frontend/lib/use-focus-on-step.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';

const refreshes = [account.getUser, auth.getUser, auth.getAccessLog, auth.getRecoveryCodes];
type Enrollment = Output<typeof auth.startSecondFactor>;

/** Two-factor authentication with an authenticator app. */
export function SecondFactor({ user }: { user: User }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [codes, setCodes] = useState<string[]>();
  const box = useFocusOnStep<HTMLDivElement>(stepOf(codes, enrollment));
  return (
    <Section
      title={t('factor')}
      end={<Chip tone={user.has_second_factor ? 'ok' : 'plain'}>{t(user.has_second_factor ? 'on' : 'off')}</Chip>}
    >
      <div ref={box} tabIndex={-1} role="group" aria-label={t(codes ? 'codes' : 'factor')}>
        {codes && <RecoveryCodes email={user.email} codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && user.has_second_factor && (
          <>
            <TurnOff />
            <RecoveryCodesLeft onReplaced={setCodes} />
          </>
        )}
        {!user.has_second_factor && !enrollment && <StartEnrollment onStarted={setEnrollment} />}
        {!user.has_second_factor && enrollment && (
          <ConfirmEnrollment
            enrollment={enrollment}
            onDone={(recoveryCodes) => {
              setCodes(recoveryCodes);
              setEnrollment(undefined);
            }}
            onLeave={() => setEnrollment(undefined)}
          />
        )}
      </div>
    </Section>
  );
}

const stepOf = (codes: string[] | undefined, enrollment: Enrollment | undefined) =>
  codes ? 'codes' : enrollment ? 'enrollment' : 'none';

function StartEnrollment({ onStarted }: { onStarted: (enrollment: Enrollment) => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const owner = useConfirmOwner();
  const form = useForm(auth.startSecondFactor, { onFailed: owner.onFailed });
  async function begin() {
    const enrollment = await form.send({});
    if (enrollment) onStarted(enrollment);
  }
  return (
    <>
      <AccountForm
        of={form}
        label={t('factor')}
        submit={t('setUp')}
        onSubmit={() => owner.run(() => void begin())}
        lead={t('factorLead')}
      >
        {null}
      </AccountForm>
      {owner.dialog}
    </>
  );
}

type ConfirmProps = { enrollment: Enrollment; onDone: (codes: string[]) => void; onLeave: () => void };

function ConfirmEnrollment({ enrollment, onDone, onLeave }: ConfirmProps) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const owner = useConfirmOwner();
  const form = useForm(auth.confirmSecondFactor, { refreshes, onFailed: owner.onFailed });
  async function turnOn(fields: Record<string, string>) {
    const confirmation = await form.send(fields);
    if (confirmation) onDone(confirmation.recovery_codes);
  }
  return (
    <div className="factor">
      {/* As an image: whatever is in it, it is drawn and never run. */}
      <img
        className="factor__qr"
        src={`data:image/svg+xml,${encodeURIComponent(enrollment.qr_svg)}`}
        alt={t('qr')}
        width={160}
        height={160}
      />
      <div>
        <p>
          <b>{t('scan')}</b>
          <Gap />
          {t('byHand')}
        </p>
        <FactorKey secret={enrollment.secret} otpauth_url={enrollment.otpauth_url} />
        <AccountForm
          of={form}
          label={t('factor')}
          submit={t('turnOn')}
          onSubmit={(fields) => owner.run(() => void turnOn(fields))}
          onCancel={onLeave}
          takesFocus={false} // on a phone, its keyboard would cover the key
          lead={t('tenCodes')}
        >
          <TextField
            label={t('sixDigits')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            error={codeError(form.errors.code?.[0])}
          />
        </AccountForm>
        {owner.dialog}
      </div>
    </div>
  );
}

function TurnOff() {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [isOpen, setOpen] = useState(false);
  const owner = useConfirmOwner();
  const opener = useFocusOnStep<HTMLButtonElement>(isOpen);
  const form = useForm(auth.removeSecondFactor, { refreshes, onFailed: owner.onFailed });
  if (!isOpen)
    return (
      <div className="offer">
        <p className="small muted">{t('isOn')}</p>
        <button ref={opener} type="button" className="btn btn--line btn--sm" onClick={() => setOpen(true)}>
          {t('turnOff')}
        </button>
      </div>
    );
  return (
    <>
      <AccountForm
        of={form}
        label={t('turnOff')}
        submit={t('turnOff')}
        onSubmit={({ code = '' }) => owner.run(() => void form.send({ code }))}
        onCancel={() => setOpen(false)}
        lead={t('offLead')}
      >
        <TextField
          label={t('digitsOrCode')}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          error={codeError(form.errors.code?.[0])}
        />
      </AccountForm>
      {owner.dialog}
    </>
  );
}
