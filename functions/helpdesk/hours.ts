import { environment } from '#functions/platform/environment.ts';
import { supportHours } from '#functions/support/hours.ts';
import type { SupportHours } from '#shared/values/support-hours.ts';

/** When support is there, and within how many hours it answers. */
export type Promised = SupportHours & { answer_hours: number };

export const promisedHours = (): Promised => ({
  ...supportHours(),
  answer_hours: environment().SUPPORT_ANSWER_HOURS,
});
