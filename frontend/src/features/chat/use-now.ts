import { useEffect, useState } from 'react';

/** The time by the server’s clock, which `told` when it answered last: the browser’s own may be wrong. */
export function useNow(told: string, everyMs = 1000): Date {
  const [now, setNow] = useState(() => Date.parse(told));
  useEffect(() => {
    const ahead = Date.parse(told) - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), everyMs);
    return () => clearInterval(timer);
  }, [told, everyMs]);
  return new Date(now);
}
