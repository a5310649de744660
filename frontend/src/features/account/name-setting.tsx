import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField } from '#frontend/components/field.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { Setting } from '#frontend/features/account/setting.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { account, type User } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

type Props = { user: User; onSaved: () => void };

export function NameSetting({ user, onSaved }: Props) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const form = useForm(account.updateUser, { refreshes: [account.getUser, auth.getUser] });
  async function save(fields: Record<string, string>) {
    if (!(await form.send(fields))) return;
    setOpen(false);
    onSaved();
  }
  return (
    <Setting
      name={t('profile.name')}
      value={user.name ? <bdi>{user.name}</bdi> : t('profile.noName')}
      more={t('profile.nameHint')}
      action={{ label: t('change'), of: t('profile.changeName'), onPress: () => setOpen(!isOpen) }}
    >
      {isOpen && (
        <AccountForm
          of={form}
          label={t('profile.changeName')}
          submit={t('save')}
          onSubmit={(fields) => void save(fields)}
          onCancel={() => setOpen(false)}
        >
          <TextField
            label={t('profile.name')}
            name="name"
            autoComplete="name"
            defaultValue={user.name}
            error={form.errors.name?.[0]}
          />
        </AccountForm>
      )}
    </Setting>
  );
}
