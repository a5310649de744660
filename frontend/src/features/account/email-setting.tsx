import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { ConfirmEmail } from '#frontend/features/account/confirm-email.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useConfirmOwner } from '#frontend/components/owner/use-confirm-owner.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';

/** The email address of an account. A new one takes effect once the link sent to it is opened. */
export function EmailSetting({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date, clock } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<{ email: string; until: string }>();
  const owner = useConfirmOwner();
  const form = useForm(account.changeEmail, { onFailed: owner.onFailed });
  async function change(fields: Record<string, string>) {
    const answer = await form.send(fields);
    if (!answer) return;
    setSent({ email: fields.email?.trim() ?? '', until: answer.expires_at });
    setOpen(false);
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
          {sent && (
            <span role="status" className="block">
              {t('profile.emailSent', { until: clock(sent.until) })} <bdi dir="ltr">{sent.email}</bdi>
            </span>
          )}
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
          <TextField
            label={t('profile.newEmail')}
            name="email"
            type="email"
            autoComplete="email"
            error={form.errors.email?.[0]}
          />
        </AccountForm>
      )}
      {owner.dialog}
    </Setting>
  );
}
