import { useTranslation } from 'react-i18next';

import { timeInZone } from '#frontend/features/people/report/dates.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatDuration } from '#frontend/lib/duration.ts';
import { useSecondsLeft } from '#frontend/lib/use-seconds-left.ts';

/** When an open report closes, counted down by the second. A timer is not announced. */
export function TimeLeft({ until, serverTime }: { until: string; serverTime: string }) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const left = formatDuration(useSecondsLeft(until, serverTime), locale);
  return (
    <p className="small muted noprint">
      {t('openUntil', { time: timeInZone(until, locale) })} · <span role="timer">{t('timeLeft', { left })}</span>
    </p>
  );
}
