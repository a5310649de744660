import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { ZoneField } from '#frontend/components/zone-field.tsx';
import { AccountForm } from '#frontend/features/account/form.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { keepPortuguese } from '#frontend/i18n/portuguese.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import { account, type User } from '#shared/api/account.ts';
import { languages } from '#shared/values/language.ts';
import { portugueseChoices } from '#shared/values/portuguese.ts';

/** Whether the zone of this browser should be chosen: that of the account never was. */
const isSuggested = (current: string) => current === 'UTC' && browserZone() !== 'UTC';

type Props = { user: User; onSaved: () => void };

/** The language that we write in, and the zone of all times that we name. */
export function LocaleForm({ user, onSaved }: Props) {
  const { t } = useTranslation('account');
  const [zone, setZone] = useState(user.time_zone);
  const [isPortuguese, setPortuguese] = useState(user.language === 'pt');
  const form = useForm(account.updateUser, { refreshes: [account.getUser] });
  async function save(fields: Record<string, string>) {
    if (!(await form.send(fields))) return;
    // What was chosen in the menu of this browser would hide what is chosen here.
    keepPortuguese(null);
    onSaved();
  }
  return (
    <AccountForm
      of={form}
      label={t('profile.place')}
      submit={t('save')}
      onSubmit={(fields) => void save(fields)}
      lead={t('profile.placeLead')}
    >
      <Select
        label={t('profile.language')}
        name="language"
        defaultValue={user.language}
        onChange={({ target }) => setPortuguese(target.value === 'pt')}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownNameOf(language)}
          </option>
        ))}
      </Select>
      {isPortuguese && (
        <Select
          label={t('profile.portuguese')}
          hint={t('profile.portugueseHint')}
          name="portuguese"
          defaultValue={user.portuguese}
        >
          {portugueseChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`profile.portugueseBy.${choice}`)}
            </option>
          ))}
        </Select>
      )}
      <ZoneField
        label={t('profile.zone')}
        name="time_zone"
        value={zone}
        onChange={setZone}
        hint={isSuggested(user.time_zone) && ((here) => t('profile.zoneHint', { zone: here }))}
      />
    </AccountForm>
  );
}
