import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';

import { prefetcher, routes } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';
import { Prefetch } from '#frontend/lib/prefetch.ts';
import { swrOptions } from '#frontend/lib/swr.ts';

const router = createBrowserRouter(routes);

/** The whole product in a browser. */
export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={swrOptions}>
        <Prefetch value={prefetcher}>
          <RouterProvider router={router} />
        </Prefetch>
      </SWRConfig>
    </I18nextProvider>
  );
}
