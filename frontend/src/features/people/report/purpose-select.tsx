import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { reasonsForUse, refusedUses, StatedUse } from '#shared/validation/account.ts';

type Props = { value: StatedUse | null; onChange: (use: StatedUse | null) => void; isMissed: boolean };

/** What a report is needed for. The uses that are refused can be chosen too, and are answered with a refusal. */
export function PurposeSelect({ value, onChange, isMissed }: Props) {
  const { t } = useTranslation(['report', 'auth']);
  return (
    <Select
      label={t('report:open.purpose')}
      hint={t('report:open.never')}
      error={isMissed && !value ? 'required' : undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(StatedUse.safeParse(target.value).data ?? null)}
    >
      <option value="">{t('report:open.choose')}</option>
      {reasonsForUse.map((reason) => (
        <option key={reason} value={reason}>
          {t(`auth:reason.uses.${reason}.name`)}
        </option>
      ))}
      <optgroup label={t('auth:reason.else.name')}>
        {refusedUses.map((use) => (
          <option key={use} value={use}>
            {t(`auth:nos.uses.${use}.name`)}
          </option>
        ))}
      </optgroup>
    </Select>
  );
}
