import { lazy, Suspense, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';

import { useCountedVisits } from '#frontend/app/counted-visits.ts';
import { Footer } from '#frontend/app/footer.tsx';
import { Header } from '#frontend/app/header.tsx';
import { LoadingBar } from '#frontend/app/loading-bar.tsx';
import { inLanguage } from '#frontend/app/paths.ts';
import { browsersPortuguese } from '#frontend/i18n/portuguese.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePortuguese } from '#frontend/i18n/use-portuguese.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';

const Banners = lazy(() => import('#frontend/app/banners.tsx').then(({ Banners }) => ({ default: Banners })));

/** The frame of every page. */
export function Shell() {
  const { locale } = useLanguage();
  useCountedVisits();
  usePortuguese(browsersPortuguese());
  return (
    <I18nProvider locale={locale}>
      <LoadingBar />
      <Header />
      {useHydrated() && (
        <Suspense>
          <Banners />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} ref={useFocusOnArrival()}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={placeOf} />
    </I18nProvider>
  );
}

/** Every first page of a tab has the same key: its address tells whose scroll position was kept. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** A visitor who goes to another page without seeing it is put where it begins; another language is the same page. */
function useFocusOnArrival() {
  const page = inLanguage(useLocation().pathname, 'en');
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    // A field that takes the focus as its page is shown keeps it.
    if (shown.current !== page && !main.current?.querySelector('input:focus'))
      main.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return main;
}
