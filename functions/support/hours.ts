import { environment } from '#functions/platform/environment.ts';
import { isOpen, type Shift, shiftsFrom, type SupportHours } from '#shared/values/support-hours.ts';

/** The configured hours. */
export function supportHours(): SupportHours {
  const { SUPPORT_HOURS, SUPPORT_TIME_ZONE } = environment();
  const [opens = '', closes = ''] = SUPPORT_HOURS.split('-');
  return { opens, closes, time_zone: SUPPORT_TIME_ZONE };
}

/** The present or next shift; whether it has begun. */
export function shiftAt(now: Date): Shift & { is_open: boolean } {
  const [shift] = shiftsFrom(supportHours(), now) as [Shift];
  return { ...shift, is_open: isOpen(shift, now) };
}
