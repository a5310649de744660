import { environment } from '#functions/platform/environment.ts';

/** The time; on the dev server as moved by `/dev/clock`. */
export function currentTime(): Date {
  const { STAGE, CLOCK_OFFSET_SECONDS } = environment();
  return new Date(Date.now() + (STAGE === 'local' ? CLOCK_OFFSET_SECONDS * 1000 : 0));
}
