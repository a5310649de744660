import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';

import { prefetcher } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';
import { Prefetch } from '#frontend/lib/prefetch.ts';
import { pressAgain } from '#frontend/lib/press-again.ts';

/** What every page has around it, in a browser and when it is prerendered. `children` is the router. */
export function App({ children }: { children: ReactNode }) {
  useEffect(pressAgain, []);
  return (
    <I18nextProvider i18n={i18n}>
      <Prefetch value={prefetcher}>{children}</Prefetch>
    </I18nextProvider>
  );
}
