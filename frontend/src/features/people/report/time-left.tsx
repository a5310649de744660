import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';

/** When an open report closes, counted down by the second. A timer is not announced. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const secondsLeft = useSecondsUntil(until);
  return (
    <p className="small muted noprint [margin-block-end:1rem]">
      {t('openUntil', { time: until })} ·{' '}
      <span role="timer">{t('timeLeft', { left: formats.lasted(secondsLeft, locale) })}</span>
    </p>
  );
}
