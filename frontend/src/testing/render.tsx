import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';

import { routes } from '#frontend/app/router.tsx';
import { i18n } from '#frontend/i18n/index.ts';

/** Shows whatever a router shows, with a cache of its own. Returns the visitor’s hands. */
export function renderIn(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <I18nextProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
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
