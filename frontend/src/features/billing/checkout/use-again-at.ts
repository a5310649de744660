import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formatDuration } from '#frontend/lib/duration.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { addDays } from '#shared/values/duration.ts';

/** A wait this short is counted down. */
const COUNTED_SECONDS = 600;

/** When one may try again, in words: a countdown, an hour of today, tomorrow, or a day. Undefined once one may. */
export function useAgainAt(until: string | undefined): string | undefined {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  const { locale } = useLanguage();
  const secondsLeft = useSecondsUntil(until);
  if (!until || secondsLeft === 0) return undefined;
  if (secondsLeft <= COUNTED_SECONDS) return t('in', { left: formatDuration(secondsLeft, locale) });
  const now = serverNow();
  const day = formats.date(until, locale);
  if (day === formats.date(now, locale)) return t('from', { at: formats.time(until, locale) });
  if (day === formats.date(addDays(now, 1), locale)) return t('tomorrow', { at: formats.time(until, locale) });
  return t('later', { at: formats.moment(until, locale) });
}
