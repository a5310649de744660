import { useEffect, useState } from 'react';

/** Whether a moment lies ahead; it comes by itself. */
export function useLater(moment: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  const left = moment ? Date.parse(moment) - Date.now() : 0;
  useEffect(() => {
    if (!moment) return;
    const clock = setTimeout(
      () => setPassed(moment),
      Math.min(Math.max(0, Date.parse(moment) - Date.now()), 2 ** 31 - 1),
    );
    return () => clearTimeout(clock);
  }, [moment]);
  return moment !== undefined && passed !== moment && left > 0;
}
