import { environment } from '#functions/platform/environment.ts';

/** How far `/dev/clock` has moved the time of the dev server. */
function offsetMs(): number {
  const { STAGE, CLOCK_OFFSET_SECONDS } = environment();
  return STAGE === 'local' ? CLOCK_OFFSET_SECONDS * 1000 : 0;
}

/** The time; on the dev server as moved by `/dev/clock`. */
export const currentTime = (): Date => new Date(Date.now() + offsetMs());

/** The time on a clock that `/dev/clock` does not move, such as that of an authenticator app. */
export const realTimeOf = (now: Date): Date => new Date(now.getTime() - offsetMs());
