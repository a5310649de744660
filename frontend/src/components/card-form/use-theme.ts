import { useSyncExternalStore } from 'react';

import { storedTheme } from '#frontend/lib/theme.ts';

/** Hears of a change of the page’s theme, however it came about. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme that was chosen, for a frame that cannot see the page it stands in. */
export const useTheme = () => useSyncExternalStore(subscribe, storedTheme);
