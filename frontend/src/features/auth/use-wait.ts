import { useEffect, useState } from 'react';

/** How many seconds are left until a moment; none once it has come, or where there is none. Counts by itself. */
export function useWait(until: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)) : 0;
  const waits = left > 0;
  useEffect(() => {
    if (!until) return;
    const tick = () => setNow(Date.now());
    tick();
    if (Date.parse(until) <= Date.now()) return;
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, [until, waits]);
  return left;
}
