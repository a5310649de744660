import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { account, type User } from '#shared/api/account.ts';
import { type ReasonForUse, reasonsForUse } from '#shared/validation/account.ts';

type Props = { user: User; onSaved: () => void };

/** The member’s reason for use. None is selected until the member has given one. */
export function ReasonSetting({ user, onSaved }: Props) {
  const { t } = useTranslation(['account', 'auth']);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReasonForUse | ''>(user.reason_for_use ?? '');
  const form = useForm(account.updateUser, { refreshes: [account.getUser] });
  const named = (reason: ReasonForUse) => t(`reason.uses.${reason}.name`, { ns: 'auth' });
  async function save(fields: Record<string, string>) {
    if (!(await form.send(fields))) return;
    setOpen(false);
    onSaved();
  }
  return (
    <Setting
      name={t('profile.reason')}
      value={user.reason_for_use ? named(user.reason_for_use) : t('profile.noReason')}
      more={t('profile.reasonHint')}
      action={{ label: t('change'), of: t('profile.changeReason'), onPress: () => setOpen(!isOpen) }}
    >
      {isOpen && (
        <AccountForm
          of={form}
          label={t('profile.changeReason')}
          submit={t('save')}
          onSubmit={(fields) => void save(fields)}
          onCancel={() => setOpen(false)}
          lead={t('profile.reasonLead')}
        >
          <Select
            label={t('profile.reason')}
            name="reason_for_use"
            required
            error={form.errors.reason_for_use && 'required'}
            value={chosen}
            onChange={(event) => setChosen(event.target.value as ReasonForUse)}
          >
            <option value="">{t('profile.chooseReason')}</option>
            {reasonsForUse.map((reason) => (
              <option key={reason} value={reason}>
                {named(reason)}
              </option>
            ))}
          </Select>
        </AccountForm>
      )}
    </Setting>
  );
}
