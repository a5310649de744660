import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { OwnerField } from '#frontend/features/account/owner-field.tsx';
import { Part } from '#frontend/features/account/part.tsx';
import { RecoveryCodes } from '#frontend/features/account/recovery-codes.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import type { Output } from '#shared/contract/endpoint.ts';

const stale = [account.getUser, auth.getUser, auth.getAccessLog];
type Begun = Output<typeof auth.startSecondFactor>;

/** The six digits of an app that are asked for besides the password. */
export function SecondFactor({ user }: { user: User }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Part
      title={t('factor')}
      end={<Chip tone={user.has_second_factor ? 'ok' : 'plain'}>{t(user.has_second_factor ? 'on' : 'off')}</Chip>}
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && user.has_second_factor && <TurnOff />}
      {!user.has_second_factor && !begun && <Begin user={user} onBegun={setBegun} />}
      {!user.has_second_factor && begun && (
        <Scan
          begun={begun}
          onDone={(given) => {
            setCodes(given);
            setBegun(undefined);
          }}
          onLeave={() => setBegun(undefined)}
        />
      )}
    </Part>
  );
}

function Begin({ user, onBegun }: { user: User; onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const form = useForm(auth.startSecondFactor);
  async function begin(fields: Record<string, string>) {
    const begun = await form.send(fields);
    if (begun) onBegun(begun);
  }
  return (
    <AccountForm
      of={form}
      label={t('factor')}
      submit={t('setUp')}
      onSubmit={(fields) => void begin(fields)}
      lead={t('factorLead')}
    >
      <OwnerField has={user.has_password} errors={form.errors} />
    </AccountForm>
  );
}

type ScanProps = { begun: Begun; onDone: (codes: string[]) => void; onLeave: () => void };

function Scan({ begun, onDone, onLeave }: ScanProps) {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const form = useForm(auth.confirmSecondFactor, { refreshes: stale });
  async function turnOn(fields: Record<string, string>) {
    const on = await form.send(fields);
    if (on) onDone(on.recovery_codes);
  }
  return (
    <div className="factor">
      {/* As an image: whatever is in it, it is drawn and never run. */}
      <img
        className="factor__qr"
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr_svg)}`}
        alt={t('qr')}
        width={160}
        height={160}
      />
      <div>
        <p>
          <b>{t('scan')}</b> {t('byHand')}{' '}
          <bdi dir="ltr" className="mono">
            {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        <AccountForm
          of={form}
          label={t('factor')}
          submit={t('turnOn')}
          onSubmit={(fields) => void turnOn(fields)}
          onLeave={onLeave}
          lead={t('tenCodes')}
        >
          <TextField
            label={t('sixDigits')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            error={form.errors.code?.[0]}
          />
        </AccountForm>
      </div>
    </div>
  );
}

function TurnOff() {
  const { t } = useTranslation('account', { keyPrefix: 'security' });
  const [isOpen, setOpen] = useState(false);
  const form = useForm(auth.removeSecondFactor, { refreshes: stale });
  if (!isOpen)
    return (
      <div className="offer">
        <p className="small muted">{t('isOn')}</p>
        <button type="button" className="btn btn--line btn--sm" onClick={() => setOpen(true)}>
          {t('turnOff')}
        </button>
      </div>
    );
  return (
    <AccountForm
      of={form}
      label={t('turnOff')}
      submit={t('turnOff')}
      onSubmit={({ code = '' }) => void form.send({ code })}
      onLeave={() => setOpen(false)}
      lead={t('offLead')}
    >
      <TextField
        label={t('digitsOrCode')}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        error={form.errors.code?.[0]}
      />
    </AccountForm>
  );
}
