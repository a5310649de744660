import { type LoaderFunction, matchRoutes, redirect, type RouteObject } from 'react-router';

import { languageOf } from '#frontend/app/language-of.ts';
import { type Page, pathTo } from '#frontend/app/paths.ts';
import { supportArrived } from '#frontend/app/support-arrival.ts';
import { redirectIn, redirectTo } from '#frontend/lib/redirect.ts';
import { accessToken, isTokenLost, roleOf } from '#frontend/lib/session.ts';
import { isLanguage } from '#shared/values/language.ts';

/** Who may see a page: visitors who are not logged in, those who are, or everybody. */
export type Guard = 'guest' | 'member' | 'open';

/** What a route says of itself: its guard, and under which name a visit is counted. */
export type Handle = { guard: Guard; page?: Page };

/** Loaded by the few who need it. Without a network the page goes on as a visitor’s. */
const restoreSession = () =>
  import('#frontend/lib/restore-session.ts').then(({ restoreSession }) => restoreSession()).catch(() => undefined);

/** The guard of the page at an address; none where there is no page. A page that says nothing is for members. */
export function guardAt(pathname: string, routes: RouteObject[]): Guard | undefined {
  const matches = matchRoutes(routes, pathname) ?? [];
  const language = matches.at(-1)?.params.language;
  if (language !== undefined && !isLanguage(language)) return undefined;
  const handles = matches.map(({ route }) => route.handle as Handle | undefined);
  return handles.findLast((handle) => handle?.guard)?.guard ?? 'member';
}

/**
 * Holds the guards, for every page in this one place and before anything of it is shown: members’ pages send others to log
 * in, and back afterwards; guests’ pages send members on to where they were going, or home. A user whose session
 * was ended elsewhere stays on them.
 */
export const holdGuards =
  (routes: () => RouteObject[]): LoaderFunction =>
  async ({ request }) => {
    await supportArrived();
    if (isTokenLost()) await restoreSession();
    const { pathname, search } = new URL(request.url);
    const guard = guardAt(pathname, routes());
    const role = roleOf(accessToken());
    const isLoggedIn = role === 'member' || role === 'support';
    const language = languageOf(pathname);
    if (guard === 'member' && !isLoggedIn)
      return redirect(pathTo('logIn', { language }) + redirectTo(pathname + search));
    if (guard === 'guest' && isLoggedIn) {
      const { isSessionAlive } = await import('#frontend/lib/is-session-alive.ts');
      if (await isSessionAlive()) return redirect(redirectIn(search) ?? pathTo('home', { language }));
    }
    return null;
  };
