import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Select } from '#frontend/components/field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { DaysOff } from '#frontend/features/assistant/settings/days-off.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useBusinessHours } from '#frontend/features/assistant/settings/use-business-hours.ts';
import { WeekEditor } from '#frontend/features/assistant/settings/week-editor.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import type { HoursView } from '#shared/api/calendar.ts';
import { zoneName } from '#shared/values/zone-name.ts';
import { regionNames } from '#shared/values/region-names.ts';

/** When the office is open, the holidays on which it is not, and days off. */
export function BusinessHours() {
  const { t } = useTranslation('calendar', { keyPrefix: 'business' });
  const { locale } = useLanguage();
  const { hours, error, isBusy, update } = useBusinessHours();
  return (
    <SettingsSection name="business">
      {error && <Failure error={error} />}
      {!hours && !error && <Skeleton width="100%" height="12rem" />}
      {hours && (
        <>
          {hours.closed && <p role="status">{t(`now.${hours.closed}`)}</p>}
          <Switch name={t('on')} more={t('onLead')} isOn={hours.is_on} onSwitch={(is_on) => void update({ is_on })} />
          {hours.is_on && (
            <WeekEditor
              windows={hours.windows}
              lead={t('lead', { zone: zoneName(hours.tz, locale, serverNow()) })}
              none={t('none')}
              onChange={(windows) => void update({ windows })}
            />
          )}
          <Holidays hours={hours} onChange={(change) => void update(change)} />
          <DaysOff hours={hours} isBusy={isBusy} onChange={(days_off) => update({ days_off })} />
        </>
      )}
    </SettingsSection>
  );
}

type HolidayChange = Partial<Pick<HoursView, 'country' | 'closed_on_holidays'>>;
const SHOWN = 3;

/** Whose holidays, whether it is closed on them, and which come next. */
function Holidays({ hours, onChange }: { hours: HoursView; onChange: (change: HolidayChange) => void }) {
  const { t } = useTranslation('calendar', { keyPrefix: 'business' });
  const { locale } = useLanguage();
  const { country, countries, holidays, closed_on_holidays } = hours;
  const names = regionNames(locale);
  const named = countries
    .map((code) => ({ code, name: names.of(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const next = holidays.slice(0, SHOWN).map((day) => format.format(Date.parse(day)));
  return (
    <div className="stack [--stack:0.75rem]">
      <Select
        label={t('country')}
        hint={next.length > 0 && t('next', { days: new Intl.ListFormat(locale, { type: 'unit' }).format(next) })}
        value={country ?? ''}
        onChange={({ target }) => onChange({ country: target.value || null, closed_on_holidays: target.value !== '' })}
      >
        <option value="">{t('noCountry')}</option>
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {country && (
        <Switch
          name={t('holidays')}
          more={t('holidaysLead')}
          isOn={closed_on_holidays}
          onSwitch={(isOn) => onChange({ closed_on_holidays: isOn })}
        />
      )}
    </div>
  );
}
