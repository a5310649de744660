import { useSyncExternalStore } from 'react';

/** The install prompt event; not every browser has it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let promptEvent: InstallPrompt | null = null;
const listeners = new Set<() => void>();
function setPrompt(next: InstallPrompt | null) {
  promptEvent = next;
  listeners.forEach((listener) => listener());
}

/** Stores the install prompt: browsers fire it once, early. */
export function watchInstall(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  page.addEventListener('appinstalled', () => setPrompt(null));
}

/** Prompts to install the page; null if unsupported. Each prompt works once. */
export function useInstall(): (() => Promise<boolean>) | null {
  const current = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => promptEvent,
  );
  if (!current) return null;
  return async () => {
    const { outcome } = await current.prompt();
    setPrompt(null);
    return outcome === 'accepted';
  };
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** iPhones and iPads install through Safari’s menu. An iPad reports to be a Mac with touch. */
export const isApple = ({ userAgent, maxTouchPoints }: Device = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Whether the page runs from the home screen already. */
export const isInstalled = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  (window.matchMedia?.('(display-mode: standalone)').matches ?? false);
