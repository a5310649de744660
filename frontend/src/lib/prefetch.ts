import { createContext, use } from 'react';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Prefetches the code of a page. Provided by the app; a no-op without it. */
export const Prefetch = createContext<(pathname: string) => void>(() => undefined);

/** Whether the connection has room for prefetching. */
export const mayPrefetch = (connection?: Connection): boolean =>
  !connection?.saveData && !['slow-2g', '2g'].includes(connection?.effectiveType ?? '');

export const connectionNow = () => (navigator as { connection?: Connection }).connection;

/** Props for a link that fetches its page's code once a visitor points at it, touches it, or moves the focus to it. */
export function usePrefetch(pathname: string) {
  const prefetch = use(Prefetch);
  const now = () => {
    if (mayPrefetch(connectionNow())) prefetch(pathname);
  };
  return { onPointerEnter: now, onPointerDown: now, onFocus: now };
}
