import { data, matchRoutes, redirect, type RouteObject } from 'react-router';

import { NotFound } from '#frontend/app/not-found.tsx';
import { paths, pathTo } from '#frontend/app/paths.ts';
import { RouteFailure } from '#frontend/app/route-failure.tsx';
import { Shell } from '#frontend/app/shell.tsx';
import { speak } from '#frontend/i18n/index.ts';
import { isDesk } from '#frontend/lib/desk.ts';
import { isLanguage, type Language, preferredLanguage } from '#shared/values/language.ts';

const preferred = (): Language => preferredLanguage(localStorage.getItem('language'), navigator.languages);

/** What to speak on a page: the language its address starts with, else what the visitor prefers. */
const languageAt = (pathname: string): Language => {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : preferred();
};

const notFound = () => data(null, { status: 404 });

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    loader: ({ request }) => speak(languageAt(new URL(request.url).pathname)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => languageAt(currentUrl.pathname) !== languageAt(nextUrl.pathname),
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [
          { path: paths.root, loader: () => redirect(pathTo('home', { language: preferred() })) },
          {
            path: paths.gallery,
            loader: () => {
              if (!isDesk()) throw notFound(); // eslint-disable-line @typescript-eslint/only-throw-error -- how the router is told
              return null;
            },
            lazy: () => import('#frontend/app/gallery/gallery.tsx').then(({ Gallery: Component }) => ({ Component })),
          },
          {
            path: paths.home,
            loader: ({ params }) => {
              if (!isLanguage(params.language)) throw notFound(); // eslint-disable-line @typescript-eslint/only-throw-error -- how the router is told
              return null;
            },
            children: [
              {
                index: true,
                lazy: () => import('#frontend/app/home/home.tsx').then(({ Home: Component }) => ({ Component })),
              },
              {
                path: paths.search,
                lazy: () =>
                  import('#frontend/features/people/search/follow-search.tsx').then(({ FollowSearch: Component }) => ({
                    Component,
                  })),
              },
              {
                path: paths.report,
                lazy: () =>
                  import('#frontend/features/people/report/open-report.tsx').then(({ OpenReport: Component }) => ({
                    Component,
                  })),
              },
            ],
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

/** Fetches the code of the page at an address, so that it is there when somebody goes. */
export function prefetcher(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined); // going there will say what is wrong
  }
}
