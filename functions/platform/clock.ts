import { environment } from '#functions/platform/environment.ts';

/** The time. On the desk, where `/dev/clock` can move it, the time as moved. */
export function currentTime(): Date {
  const { STAGE, CLOCK_OFFSET_SECONDS } = environment();
  return new Date(Date.now() + (STAGE === 'local' ? CLOCK_OFFSET_SECONDS * 1000 : 0));
}
