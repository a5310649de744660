import '#frontend/styles/index.css';
import '#frontend/lib/zod-without-eval.ts';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { App } from '#frontend/app/app.tsx';
import { routes } from '#frontend/app/router.tsx';
import { noticeSupport } from '#frontend/app/support-arrival.ts';
import { browsersPortuguese, choosePortuguese, noticePortuguese } from '#frontend/i18n/portuguese.ts';
import { watchInstall } from '#frontend/lib/install.ts';
import { loadMissingFonts } from '#frontend/lib/script-fonts.ts';
import { reloadOnChunkFailure } from '#frontend/lib/reload.ts';

reloadOnChunkFailure(window);
watchInstall(window);

// Before the router reads the address.
noticePortuguese();
noticeSupport();

const root = document.getElementById('root')!;
// A prerendered page is reworded once its code has taken it over.
if (!root.hasChildNodes()) choosePortuguese(browsersPortuguese());
const router = createBrowserRouter(routes);
const page = (
  <StrictMode>
    <App>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);

if (root.hasChildNodes()) {
  // A prerendered page stays as it is until its code and its phrases are there.
  const hydrate = () => router.state.initialized && (stop(), hydrateRoot(root, page));
  const stop = router.subscribe(hydrate);
  hydrate();
} else {
  createRoot(root).render(page);
}

addEventListener('load', () => void loadMissingFonts());
