import { useEffect } from 'react';

/** Clocks differ: until the server says that the hour is over, it is asked again. */
const AGAIN_MS = 5000;

/** Asks whether a report is still open as soon as its hour is over. */
export function useClosing(open_until: string | undefined, ask: () => void): void {
  useEffect(() => {
    if (open_until === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        ask();
        wait(AGAIN_MS);
      }, milliseconds);
    };
    wait(Math.max(0, Date.parse(open_until) - Date.now()));
    return () => clearTimeout(timer);
  }, [open_until, ask]);
}
