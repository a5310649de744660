import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { shiftAt, supportHours } from '#functions/support/hours.ts';
import { support } from '#shared/api/support.ts';
import { shiftsFrom } from '#shared/values/support-hours.ts';

export const handler = handle(support.getHours, {}, async ({ now }) => {
  const hours = supportHours();
  return {
    now: now.toISOString(),
    is_open: shiftAt(now).is_open,
    shifts: shiftsFrom(hours, now),
    time_zone: hours.time_zone,
    answer_hours: environment().SUPPORT_ANSWER_HOURS,
  };
});
