import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Select } from '#frontend/components/field.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import type { ContactDraft } from '#frontend/lib/contact-draft.ts';
import type { FormErrors } from '#frontend/lib/form-errors.ts';
import { formats as ofLocale } from '#frontend/lib/format.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { callbackDays } from '#shared/values/support-hours.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { zoneName } from '#shared/values/zone-name.ts';

type Props = { draft: ContactDraft; errors: FormErrors };

/**
 * A call instead of a mail: a day and a time within the hours of support, by the visitor’s clock, and a number. The value of
 * a day is its date, that of a time the moment.
 */
export function CallbackChoice({ draft, errors }: Props) {
  const { t } = useTranslation('contact', { keyPrefix: 'call' });
  const formats = useFormats();
  const hours = useSupportHours();
  const [chosen, setChosen] = useState(draft.day ?? '');
  const zone = formats.timeZone ?? browserZone() ?? 'UTC';
  const days = hours ? callbackDays(hours.shifts, new Date(hours.now), zone) : [];
  const day = days.find((each) => each.day === chosen);
  return (
    <>
      <div className="grid-2">
        <Select
          label={t('day')}
          name="day"
          value={day?.day ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          error={errors.day?.[0]}
        >
          <option value="">{t('none')}</option>
          {days.map(({ day, times: [first = day] }) => (
            <option key={day} value={day}>
              {formats.day(first)}
            </option>
          ))}
        </Select>
        <Select
          key={day?.day}
          label={t('time')}
          name="time"
          disabled={!day}
          defaultValue={day && draft.time && day.times.includes(draft.time) ? draft.time : ''}
          hint={day && t('zone', { zone: zoneName(zone, formats.locale, serverNow()) })}
          error={errors.time?.[0]}
        >
          <option value="">{day ? t('choose') : t('dayFirst')}</option>
          {day?.times.map((moment) => (
            <option key={moment} value={moment}>
              {formats.time(moment)}
            </option>
          ))}
        </Select>
      </div>
      {hours && day && (
        <>
          <PhoneField
            label={t('phone')}
            name="phone"
            autoComplete="tel-national"
            defaultValue={draft.phone ?? ''}
            {...(draft.country && { country: draft.country })}
            error={errors.phone?.[0]}
          />
          <p className="small muted">
            {t('instead', { time: ofLocale.span({ hours: hours.answer_hours }, formats.locale) })}
          </p>
        </>
      )}
    </>
  );
}
