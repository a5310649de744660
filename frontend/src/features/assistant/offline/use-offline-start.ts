import { useEffect } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { isInstalled } from '#frontend/lib/install.ts';
import { connectionNow, mayPrefetch } from '#frontend/lib/prefetch.ts';

/**
 * Makes the assistant open without a network, in this language, from the next visit on. A browser that saves data fetches
 * nothing for that unless the assistant is installed. Without a built worker, as under hot reload, nothing happens.
 */
export function useOfflineStart(): void {
  const { language } = useLanguage();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !(isInstalled() || mayPrefetch(connectionNow()))) return;
    void navigator.serviceWorker.register('/offline.js', { scope: `/${language}/assistant` }).catch(() => undefined);
  }, [language]);
}
