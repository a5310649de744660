import { useServerNow } from '#frontend/lib/use-server-now.ts';

/** Seconds left until a moment, counted down by the server’s time. None once it is over, while its answer is on the way. */
export const useSecondsLeft = (until: string, serverTime: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - useServerNow(serverTime).getTime()) / 1000));
