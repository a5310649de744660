import { useEffect, useState } from 'react';

/** The server’s time, extrapolated from its last answer: the browser clock may be wrong. */
export function useServerNow(serverTime: string, everyMs = 1000): Date {
  const [now, setNow] = useState(() => Date.parse(serverTime));
  useEffect(() => {
    const ahead = Date.parse(serverTime) - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), everyMs);
    return () => clearInterval(timer);
  }, [serverTime, everyMs]);
  return new Date(now);
}
