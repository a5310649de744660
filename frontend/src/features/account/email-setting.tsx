import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { EmailField } from '#frontend/components/email-field.tsx';
import { ErrorNote } from '#frontend/components/error-note.tsx';
import { ConfirmEmail } from '#frontend/features/account/confirm-email.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useFocusOnStep } from '#frontend/lib/use-focus-on-step.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';

/** The email address of an account. A new one takes effect once the link sent to it is opened. */
export function EmailSetting({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const owner = useConfirmOwner();
  const form = useForm(account.changeEmail, {
    onFailed: owner.onFailed,
    refreshes: [account.getEmailChange],
  });
  async function change(fields: Record<string, string>) {
    if (await form.send(fields)) setOpen(false);
  }
  const confirmed = user.email_confirmed_at;
  return (
    <Setting
      name={t('profile.email')}
      value={<bdi dir="ltr">{user.email}</bdi>}
      more={
        <>
          {t('profile.emailHint')}
          <Gap />
          {confirmed ? (
            t('profile.confirmed', { date: date(confirmed) })
          ) : (
            <ConfirmEmail>{t('profile.unconfirmed')}</ConfirmEmail>
          )}
          <EmailChange />
        </>
      }
      action={{ label: t('change'), of: t('profile.changeEmail'), onPress: () => setOpen(!isOpen) }}
    >
      {isOpen && (
        <AccountForm
          of={form}
          label={t('profile.changeEmail')}
          submit={t('profile.send')}
          onSubmit={(fields) => owner.run(() => void change(fields))}
          onCancel={() => setOpen(false)}
          lead={t('profile.emailLead')}
        >
          <EmailField label={t('profile.newEmail')} name="email" autoComplete="email" error={form.errors.email?.[0]} />
        </AccountForm>
      )}
      {owner.dialog}
    </Setting>
  );
}

/** The new address that waits to be confirmed. */
function EmailChange() {
  const { t } = useTranslation('account', { keyPrefix: 'profile.emailChange' });
  const { clock, moment } = useFormats();
  const { data, mutate } = useEndpoint(account.getEmailChange, {});
  const refreshes = [account.getEmailChange];
  const owner = useConfirmOwner();
  const again = useForm(account.changeEmail, { onFailed: owner.onFailed, refreshes });
  const withdrawal = useAction(account.withdrawEmailChange, { refreshes });
  const [isSent, setSent] = useState(false);
  const change = data?.email_change;
  const withdrawn = useFocusOnStep<HTMLOutputElement>(!change && withdrawal.data !== undefined);
  if (!change)
    return withdrawal.data ? (
      <output className="block" ref={withdrawn} tabIndex={-1}>
        {t('withdrawn')}
      </output>
    ) : null;
  const { email, asked_at, expires_at } = change;
  async function sendAgain() {
    setSent(Boolean(await again.send({ email })));
  }
  return (
    <span className="block">
      <span role="status">
        <Trans
          t={t}
          i18nKey="pending"
          values={{ email, since: moment(asked_at), until: clock(expires_at) }}
          components={{ n: <bdi dir="ltr" className="wrap-anywhere" /> }}
        />
        {isSent && (
          <>
            <Gap />
            {t('sent')}
          </>
        )}
      </span>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button look="soft" size="sm" busy={again.busy} onClick={() => owner.run(() => void sendAgain())}>
          {t('again')}
        </Button>
        <Button
          look="ghost"
          size="sm"
          busy={withdrawal.isMutating}
          onClick={() => void withdrawal.trigger({}).then(() => mutate())}
        >
          {t('withdraw')}
        </Button>
      </span>
      <ErrorNote fault={again.fault} since={again.since} />
      {withdrawal.error && <Failure error={withdrawal.error} />}
      {owner.dialog}
    </span>
  );
}
