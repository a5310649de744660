import { data, matchRoutes, redirect, type RouteObject } from 'react-router';

import { languageOf } from '#frontend/app/language-of.ts';
import { NotFound } from '#frontend/app/not-found.tsx';
import { paths, pathTo } from '#frontend/app/paths.ts';
import { RouteFailure } from '#frontend/app/route-failure.tsx';
import { Shell } from '#frontend/app/shell.tsx';
import { learn, speak } from '#frontend/i18n/index.ts';
import { isDesk } from '#frontend/lib/desk.ts';
import { preferred } from '#frontend/lib/language-choice.ts';
import { isLanguage } from '#shared/values/language.ts';

/** Lets a page be shown where it exists; elsewhere there is none. */
function only(exists: boolean): null {
  if (!exists) throw data(null, { status: 404 }); // eslint-disable-line @typescript-eslint/only-throw-error -- the router's way
  return null;
}

const pages: RouteObject[] = [
  { path: paths.root, loader: () => redirect(pathTo('home', { language: preferred() })) },
  {
    path: paths.home,
    loader: ({ params }) => only(isLanguage(params.language)),
    children: [
      { index: true, lazy: () => import('#frontend/app/home/home.tsx').then(({ Home: Component }) => ({ Component })) },
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
      {
        path: paths.directory,
        lazy: () =>
          import('#frontend/features/directory/hub.tsx').then(({ Hub: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.directoryPeople,
        lazy: () =>
          import('#frontend/features/directory/browse-people.tsx').then(({ BrowsePeople: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.directoryPhones,
        lazy: () =>
          import('#frontend/features/directory/browse-phones.tsx').then(({ BrowsePhones: Component }) => ({
            Component,
          })),
      },
      {
        path: paths.directoryEmails,
        lazy: () =>
          import('#frontend/features/directory/browse-emails.tsx').then(({ BrowseEmails: Component }) => ({
            Component,
          })),
      },
    ],
  },
  {
    path: paths.gallery,
    loader: () => {
      only(isDesk());
      return learn('ar');
    },
    lazy: () => import('#frontend/app/gallery/gallery.tsx').then(({ Gallery: Component }) => ({ Component })),
  },
  { path: '*', Component: NotFound },
];

/** Every page in its frame. The frame speaks the language of the address before the page is shown. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    loader: ({ request }) => speak(languageOf(new URL(request.url).pathname)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname),
    children: [{ ErrorBoundary: RouteFailure, children: pages }],
  },
];

/** Fetches the code of the page at an address, so that it is there when somebody goes. */
export function prefetcher(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined); // going there will say what is wrong
  }
}
