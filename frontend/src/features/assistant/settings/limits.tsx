import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';

const choices = {
  slot_minutes: [15, 30, 60],
  buffer_minutes: [0, 5, 10, 15, 30, 60],
  notice_minutes: [0, 30, 60, 120, 240, 1440],
  most_a_day: [1, 2, 3, 4, 6, 8, 12, 20, 40],
} as const;
type Limit = keyof typeof choices;

/** How long a callback is, how much room is around it, how soon it may be, and how many there are in a day. */
export function Limits({ settings, change }: { settings: AssistantSettings; change: Change }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.limits' });
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const format = (limit: Limit, value: number) => {
    if (limit === 'most_a_day') return number.format(value);
    if (value === 0) return t('none');
    return value % 60 === 0 ? writeUnit(value / 60, 'hour', locale) : writeUnit(value, 'minute', locale);
  };
  const optionsOf = (limit: Limit) =>
    [...new Set([...choices[limit], settings[limit]])].sort((a: number, b: number) => a - b);
  return (
    <div className="grid-2">
      {(Object.keys(choices) as Limit[]).map((limit) => (
        <Select
          key={limit}
          label={t(limit)}
          value={settings[limit]}
          onChange={({ target }) => change({ [limit]: Number(target.value) })}
        >
          {optionsOf(limit).map((value) => (
            <option key={value} value={value}>
              {format(limit, value)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
