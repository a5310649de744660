import { createContext, use } from 'react';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Fetches the code of the page at an address. The app says how; without it nothing is fetched. */
export const Prefetch = createContext<(pathname: string) => void>(() => undefined);

/** Whether the visitor's connection has room for what may never be opened. */
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
