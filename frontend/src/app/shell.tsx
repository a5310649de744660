import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, ScrollRestoration } from 'react-router';

import { Footer } from '#frontend/app/footer.tsx';
import { Header } from '#frontend/app/header.tsx';
import { LoadingBar } from '#frontend/app/loading-bar.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The frame of every page. */
export function Shell() {
  const { locale } = useLanguage();
  return (
    <I18nProvider locale={locale}>
      <LoadingBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </I18nProvider>
  );
}
