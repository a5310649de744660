import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type Cache, SWRConfig } from 'swr';
import { initCache } from 'swr/_internal';

import { routes } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';

/**
 * A cache that outlives the screens of its test, as that of a browser outlives every page: what is still being saved when
 * a test ends finds it. One that SWR makes itself goes with them, and the save fails where no test is.
 */
function newCache(): Cache {
  const cache: Cache = new Map();
  initCache(cache);
  return cache;
}

/** Shows whatever a router shows, with a cache of its own. Returns the visitor’s hands. */
export function renderIn(router: ReturnType<typeof createMemoryRouter>) {
  const cache = newCache();
  render(
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </I18nextProvider>,
  );
  return { hands: userEvent.setup(), router };
}

/** Opens the whole product at an address, with a cache of its own. Returns the visitor's hands. */
export const open = (address: string) => renderIn(createMemoryRouter(routes, { initialEntries: [address] }));

/** Shows one screen or piece as a visitor sees it, at an address whose page it is. Returns the visitor's hands. */
export const show = (element: ReactElement, { path = '*', at = '/en' }: { path?: string; at?: string } = {}) =>
  renderIn(createMemoryRouter([{ path, element }], { initialEntries: [at] })).hands;
