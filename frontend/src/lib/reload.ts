const KEY = 'reloaded_at';
const MINUTE = 60_000;

type Page = { sessionStorage: Storage; location: { reload(): void } };

/** Reloads the page, at most once a minute, for a new release takes the old one's files away. Says whether it does. */
export function reloadOnce({ sessionStorage, location }: Page, now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? -Infinity);
  if (now - last < MINUTE) return false;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
  return true;
}

/** A chunk that cannot be loaded reloads the page; a second one within a minute becomes an error to show. */
export function reloadOnChunkFailure(page: Page & EventTarget): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(page)) event.preventDefault();
  });
}
