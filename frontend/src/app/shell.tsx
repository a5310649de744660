import { Outlet, ScrollRestoration } from 'react-router';

import { Footer } from '#frontend/app/footer.tsx';
import { Header } from '#frontend/app/header.tsx';
import { LoadingBar } from '#frontend/app/loading-bar.tsx';

/** The frame of every page. */
export function Shell() {
  return (
    <>
      <LoadingBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
