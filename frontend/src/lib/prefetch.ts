import { createContext, use, useEffect, useRef } from 'react';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Fetches the code of the page at an address. The app says how; without it nothing is fetched. */
export const Prefetch = createContext<(pathname: string) => void>(() => undefined);

/** Whether the visitor's connection has room for what may never be opened. */
export const mayPrefetch = (connection?: Connection): boolean =>
  !connection?.saveData && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

export const connectionNow = () => (navigator as { connection?: Connection }).connection;

/** Props for a link that fetches its page's code when pointed at, focused, or scrolled into view. */
export function usePrefetch(pathname: string) {
  const prefetch = use(Prefetch);
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = ref.current;
    if (!link || typeof IntersectionObserver === 'undefined' || !mayPrefetch(connectionNow())) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      prefetch(pathname);
    });
    seen.observe(link);
    return () => seen.disconnect();
  }, [pathname, prefetch]);
  const now = () => {
    if (mayPrefetch(connectionNow())) prefetch(pathname);
  };
  return { ref, onPointerEnter: now, onFocus: now };
}
