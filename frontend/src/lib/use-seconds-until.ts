import { useLayoutEffect, useState } from 'react';

import { serverNow } from '#frontend/lib/clock.ts';

/** So near, a time of the clock may be the present one: seconds are said. */
export const SOON_SECONDS = 60;

/** Seconds until a moment, counting down; 0 without one. */
export function useSecondsUntil(until: string | undefined): number {
  const [now, setNow] = useState(() => serverNow().getTime());
  const secondsLeft = until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)) : 0;
  const isWaiting = secondsLeft > 0;
  // Before the first paint: the clock was read when the component began, maybe long before there was a moment to wait for.
  useLayoutEffect(() => {
    if (!until) return;
    const tick = () => setNow(serverNow().getTime());
    tick();
    if (Date.parse(until) <= serverNow().getTime()) return;
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [until, isWaiting]);
  return secondsLeft;
}
