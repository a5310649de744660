import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { mergeDays } from '#frontend/features/assistant/settings/merge-days.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type BusinessHours, DAYS_OFF_MAX, type HoursView } from '#shared/api/calendar.ts';

type DaysOffList = BusinessHours['days_off'];
type Props = { hours: HoursView; isBusy: boolean; onChange: (days: DaysOffList) => Promise<boolean> };

/** Days on which there are no callbacks, and the form that adds some. */
export function DaysOff({ hours: { days_off, today }, isBusy, onChange }: Props) {
  const { t } = useTranslation('calendar', { keyPrefix: 'business' });
  const { locale } = useLanguage();
  const [[from, until], setDays] = useState(['', '']);
  const isPast = from !== '' && (until || from) < today;
  const isReversed = from !== '' && until !== '' && until < from;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!from || isReversed || isPast) return;
    if (await onChange(mergeDays([...days_off, { from, until: until || from }]))) setDays(['', '']);
  };
  return (
    <div className="stack [--stack:0.75rem]">
      <h3 id="days-off">{t('off')}</h3>
      <p className="hint">{t('offLead')}</p>
      <ul className="blocked" aria-labelledby="days-off">
        {days_off.map((each) => {
          const days = format.formatRange(Date.parse(each.from), Date.parse(each.until));
          return (
            <li key={`${each.from} ${each.until}`}>
              <b>{days}</b>
              <Button
                look="line"
                size="sm"
                busy={isBusy}
                aria-label={t('removeWhich', { days })}
                onClick={() => void onChange(days_off.filter((other) => other !== each))}
              >
                {t('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {days_off.length >= DAYS_OFF_MAX ? (
        <p className="hint">{t('full')}</p>
      ) : (
        <form className="ring-add" noValidate onSubmit={(event) => void add(event)}>
          <TextField
            label={t('from')}
            type="date"
            min={today}
            required
            value={from}
            onChange={({ target }) => setDays([target.value, until ?? ''])}
          />
          <TextField
            label={t('until')}
            type="date"
            min={from || today}
            value={until}
            onChange={({ target }) => setDays([from ?? '', target.value])}
          />
          <Button type="submit" look="line" busy={isBusy}>
            {t('add')}
          </Button>
        </form>
      )}
      {(isReversed || isPast) && (
        <p className="err" role="alert">
          {t(isReversed ? 'order' : 'past')}
        </p>
      )}
    </div>
  );
}
