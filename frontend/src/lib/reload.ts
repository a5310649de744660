const KEY = 'reloaded_at';
const MINUTE = 60_000;

type Page = { sessionStorage: Storage; location: { reload(): void } };

/** Reloads the page at most once a minute, because a release removes the previous files. Returns whether it does. */
export function reloadOnce({ sessionStorage, location }: Page, now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? -Infinity);
  if (now - last < MINUTE) return false;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
  return true;
}

/** Reloads when a chunk fails to load; a second failure within a minute is shown as an error. */
export function reloadOnChunkFailure(page: Page & EventTarget): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(page)) event.preventDefault();
  });
}
