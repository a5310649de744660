import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import type { FormErrors } from '#frontend/lib/form-errors.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { type OpeningHours, useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { zoneName } from '#frontend/lib/zones.ts';
import { callbackTimes } from '#shared/values/support-hours.ts';

/** The days on which support can still call, with the times of each. */
const daysOf = ({ shifts, now }: OpeningHours) =>
  shifts
    .map(({ opens_at, closes_at }) => ({ opens_at, times: callbackTimes({ opens_at, closes_at }, new Date(now)) }))
    .filter(({ times }) => times.length > 0);

type Props = { phone: string | undefined; errors: FormErrors; onChoose: (moment: string | undefined) => void };

/** A call instead of a mail: a day and a time within the hours of support, by the visitor’s clock, and a number. */
export function CallbackChoice({ phone, errors, onChoose }: Props) {
  const { t } = useTranslation('contact', { keyPrefix: 'call' });
  const formats = useFormats();
  const hours = useSupportHours();
  const [day, setDay] = useState('');
  const days = hours ? daysOf(hours) : [];
  const times = days.find(({ opens_at }) => opens_at === day)?.times ?? [];
  const zone = formats.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <div className="grid-2">
        <Select
          label={t('day')}
          name="day"
          value={day}
          onChange={(event) => {
            setDay(event.target.value);
            onChoose(undefined);
          }}
          error={errors.day?.[0]}
        >
          <option value="">{t('none')}</option>
          {days.map(({ opens_at }) => (
            <option key={opens_at} value={opens_at}>
              {formats.day(opens_at)}
            </option>
          ))}
        </Select>
        <Select
          key={day}
          label={t('time')}
          name="time"
          disabled={!day}
          defaultValue=""
          onChange={(event) => onChoose(event.target.value || undefined)}
          hint={day && t('zone', { zone: zoneName(zone, formats.locale) })}
          error={errors.time?.[0]}
        >
          <option value="">{day ? t('choose') : t('dayFirst')}</option>
          {times.map((moment) => (
            <option key={moment} value={moment}>
              {formats.time(moment)}
            </option>
          ))}
        </Select>
      </div>
      {day && (
        <PhoneField
          label={t('phone')}
          name="phone"
          autoComplete="tel-national"
          defaultValue={phone ?? ''}
          error={errors.phone?.[0]}
        />
      )}
    </>
  );
}
