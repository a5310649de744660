import { useSyncExternalStore } from 'react';

import { storedTheme } from '#frontend/lib/theme.ts';

/** Fires when the theme of the page changes. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current theme, for a frame that cannot see the page around it. */
export const useTheme = () => useSyncExternalStore(subscribe, storedTheme);
