import { useTranslation } from 'react-i18next';

import { fillDays } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { CallbackDay } from '#shared/api/callbacks.ts';
import { separatorOf } from '#shared/values/join-details.ts';

type Props = { days: readonly CallbackDay[]; date: string | null; onChoose: (date: string) => void };

/** The days to choose from; days without free times are disabled. */
export function Days({ days, date, onChoose }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'choose' });
  const { locale } = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(day));
  };
  const [weekday, number, whole] = [
    part({ weekday: 'short' }),
    part({ day: 'numeric' }),
    part({ weekday: 'long', day: 'numeric', month: 'long' }),
  ];
  return (
    <div className="days" role="group" aria-label={t('days')}>
      {fillDays(days).map(({ date: each, times }) => (
        <button
          key={each}
          className="dayb"
          type="button"
          aria-pressed={each === date}
          aria-label={[whole(each), times.length ? t('free', { count: times.length }) : t('none')].join(
            separatorOf(locale),
          )}
          disabled={times.length === 0}
          onClick={() => onChoose(each)}
        >
          <small>{weekday(each)}</small>
          <b>{number(each)}</b>
          <small>{times.length ? t('free', { count: times.length }) : t('none')}</small>
        </button>
      ))}
    </div>
  );
}
