import { createContext, type ReactNode, useContext, useState } from 'react';

import { serverNow } from '#frontend/lib/clock.ts';
import { useServerNow } from '#frontend/lib/use-server-now.ts';

const Clock = createContext<Date | undefined>(undefined);
const EVERY_MS = 15_000;

/** Keeps what depends on the time up to date, such as what is overdue, by the server’s clock if that is known. */
export function ServerClock({ now, children }: { now: string | undefined; children: ReactNode }) {
  const [opened] = useState(() => serverNow().toISOString());
  return <Clock value={useServerNow(now ?? opened, EVERY_MS)}>{children}</Clock>;
}

/** The time now, by the clock around it; elsewhere that of the browser. */
export const useClock = (): Date => useContext(Clock) ?? serverNow();
