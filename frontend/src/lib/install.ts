import { useSyncExternalStore } from 'react';

/** What a browser hands over that would let the page be installed; not every browser does. */
type Offer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: Offer | null = null;
const heard = new Set<() => void>();
function take(next: Offer | null) {
  offer = next;
  heard.forEach((tell) => tell());
}

/** Keeps what the browser offers: it does so once, long before anybody asks for it. */
export function watchInstall(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as Offer);
  });
  page.addEventListener('appinstalled', () => take(null));
}

/** How this browser can be asked to install the page; null where it cannot. An offer is good for one try. */
export function useInstall(): (() => Promise<boolean>) | null {
  const present = useSyncExternalStore(
    (changed) => {
      heard.add(changed);
      return () => void heard.delete(changed);
    },
    () => offer,
  );
  if (!present) return null;
  return async () => {
    const { outcome } = await present.prompt();
    take(null);
    return outcome === 'accepted';
  };
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Apple's phones and tablets install by a menu of Safari alone. A tablet says that it is a Mac, with fingers on it. */
export const isApple = ({ userAgent, maxTouchPoints }: Device = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Whether the page runs from the home screen already. */
export const isInstalled = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  (window.matchMedia?.('(display-mode: standalone)').matches ?? false);
