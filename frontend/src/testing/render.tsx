import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type Cache, SWRConfig } from 'swr';
import { initCache } from 'swr/_internal';

import { routes } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';

/**
 * A cache that outlives the screens of a test, as a browser’s outlives its pages. SWR’s own would be gone before
 * pending mutations finish.
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
  return {
    user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
    router,
  };
}

/** Opens the whole product at an address, with a cache of its own. Returns the visitor's hands. */
export const open = (address: string) => renderIn(createMemoryRouter(routes, { initialEntries: [address] }));

/** Renders one screen or component at an address. Returns the user-event instance. */
export const show = (element: ReactElement, { path = '*', at = '/en' }: { path?: string; at?: string } = {}) =>
  renderIn(createMemoryRouter([{ path, element }], { initialEntries: [at] })).user;
