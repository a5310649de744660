import { data, type LoaderFunction, matchRoutes, redirect, type RouteObject } from 'react-router';

import { type Guard, type Handle, holdGuards } from '#frontend/app/guard.ts';
import { languageOf } from '#frontend/app/language-of.ts';
import { homeNamespaces } from '#frontend/app/home/namespaces.ts';
import { NotFound } from '#frontend/app/not-found.tsx';
import { requestPage } from '#frontend/app/page-request.ts';
import { paths, pathTo } from '#frontend/app/paths.ts';
import { RouteFailure } from '#frontend/app/route-failure.tsx';
import type { Layout, Screen } from '#frontend/app/screens.ts';
import { Shell } from '#frontend/app/shell.tsx';
import { changeLanguage, loadLanguage, loadNamespaces } from '#frontend/i18n/index.ts';
import { isDevServer } from '#frontend/lib/dev-server.ts';
import { preferred } from '#frontend/lib/language-choice.ts';
import { SHORT_CODE } from '#shared/values/pages.ts';
import { isLanguage } from '#shared/values/language.ts';

/** Lets a page be shown where it exists; elsewhere there is none. */
function only(exists: boolean): null {
  if (!exists) throw data(null, { status: 404 }); // oxlint-disable-line typescript/only-throw-error -- the router's way
  return null;
}

/** Most visits begin on the home page and need one other page or none: the table of the others comes with the first of them. */
const screens = () => import('#frontend/app/screens.ts');

const page = (name: Screen, guard: Guard): RouteObject => ({
  path: paths[name],
  handle: { guard, page: name } satisfies Handle,
  lazy: async () => (await screens()).loadScreen(name),
});

const layout = (name: Layout, children: RouteObject[]): RouteObject => ({
  lazy: async () => (await screens()).loadLayout(name),
  children,
});

/** What stands where a language should: one of them, a short link, or nothing that exists. */
const inLanguageOnly: LoaderFunction = async ({ params: { language = '' }, request }) => {
  const isAlone = new URL(request.url).pathname === `/${language}`;
  if (!isAlone || !SHORT_CODE.test(language)) return only(isLanguage(language));
  const { followShortLink } = await import('#frontend/app/short-link.ts');
  return followShortLink(language);
};

const pages: RouteObject[] = [
  { path: paths.root, handle: { guard: 'open' }, loader: () => redirect(pathTo('home', { language: preferred() })) },
  page('googleReturn', 'open'),
  page('googleReturnToo', 'open'),
  {
    path: paths.home,
    loader: inLanguageOnly,
    children: [
      {
        index: true,
        handle: { guard: 'open', page: 'home' } satisfies Handle,
        lazy: async () => {
          const [{ Home: Component }] = await Promise.all([
            import('#frontend/app/home/home.tsx'),
            loadNamespaces(homeNamespaces),
          ]);
          return { Component };
        },
      },
      page('search', 'open'),
      page('number', 'open'),
      page('report', 'open'),
      page('directory', 'open'),
      page('directoryPeople', 'open'),
      page('directoryPhones', 'open'),
      page('directoryEmails', 'open'),
      page('register', 'guest'),
      page('logIn', 'guest'),
      page('logInByPhone', 'guest'),
      page('enterPin', 'guest'),
      page('logInByGoogle', 'guest'),
      page('setPassword', 'member'),
      page('reasonForUse', 'member'),
      page('forgotPassword', 'guest'),
      page('resetPassword', 'open'),
      page('confirmLink', 'open'),
      page('confirmRemoval', 'open'),
      page('removeListing', 'open'),
      page('requestStatus', 'open'),
      page('withdrawal', 'open'),
      page('withdrawalLink', 'open'),
      page('cancelLink', 'open'),
      page('keepLink', 'open'),
      page('sharedReport', 'open'),
      page('sampleReport', 'open'),
      page('stopMail', 'open'),
      page('accountDeleted', 'open'),
      page('keepAccount', 'open'),
      page('compare', 'member'),
      page('inbox', 'open'),
      page('privacyCenter', 'open'),
      page('transparency', 'open'),
      page('doa', 'open'),
      page('payment', 'open'),
      page('radical', 'open'),
      page('assistant', 'open'),
      page('assistantInstall', 'open'),
      page('assistantPage', 'open'),
      page('assistantPageVersion', 'open'),
      page('supportInbox', 'member'),
      page('assistantAppeal', 'open'),
      page('faq', 'open'),
      page('contact', 'open'),
      layout('assistant', [
        layout('calls', [page('callList', 'member'), page('callDetails', 'member')]),
        page('voicemail', 'member'),
        page('callForward', 'member'),
        page('mobileCarrier', 'member'),
        page('assistantSettings', 'member'),
      ]),
      layout('account', [
        page('account', 'member'),
        page('profile', 'member'),
        page('security', 'member'),
        page('changePassword', 'member'),
        page('notifications', 'member'),
        page('privacy', 'member'),
        page('deleteAccount', 'member'),
        page('payments', 'member'),
        page('charge', 'member'),
        page('receipt', 'member'),
        page('refund', 'member'),
        page('confirmPayment', 'member'),
        page('card', 'member'),
        page('unsubscribe', 'member'),
        page('keep', 'member'),
        page('credits', 'member'),
        page('history', 'member'),
        page('saved', 'member'),
        page('viewed', 'member'),
      ]),
    ],
  },
  {
    path: paths.gallery,
    handle: { guard: 'open' },
    loader: () => {
      only(isDevServer());
      return loadLanguage('ar');
    },
    lazy: () => import('#frontend/app/gallery/gallery.tsx').then(({ Gallery: Component }) => ({ Component })),
  },
  { path: '*', handle: { guard: 'open' }, Component: NotFound },
];

const guards = holdGuards(() => routes);

/** Every page in its frame. The frame speaks the language of the address before the page is shown. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    loader: ({ request }) => changeLanguage(languageOf(new URL(request.url).pathname)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname),
    children: [
      {
        ErrorBoundary: RouteFailure,
        loader: (args, context) => requestPage(args.request) ?? guards(args, context),
        shouldRevalidate: () => true,
        children: pages,
      },
    ],
  },
];

/** Fetches the code of the page at an address, so that it is there for the visit. */
export function prefetcher(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined); // going there will say what is wrong
  }
}
