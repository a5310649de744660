import type { ComponentType } from 'react';
import { data, type LoaderFunction, matchRoutes, redirect, type RouteObject } from 'react-router';

import { type Guard, type Handle, holdGuards } from '#frontend/app/guard.ts';
import { languageOf } from '#frontend/app/language-of.ts';
import { namespacesOf } from '#frontend/app/namespaces.ts';
import { NotFound } from '#frontend/app/not-found.tsx';
import { requestPage } from '#frontend/app/page-request.ts';
import { type Page, paths, pathTo } from '#frontend/app/paths.ts';
import { RouteFailure } from '#frontend/app/route-failure.tsx';
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

/** Loads the code of a page and its phrases when a visitor goes there. */
const lazily = (name: Page, screen: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([screen(), loadNamespaces(namespacesOf(name))]);
  return { Component };
};

const page = (name: Page, guard: Guard, screen: () => Promise<ComponentType>): RouteObject => ({
  path: paths[name],
  handle: { guard, page: name } satisfies Handle,
  lazy: lazily(name, screen),
});

/** What stands where a language should: one of them, a short link, or nothing that exists. */
const inLanguageOnly: LoaderFunction = async ({ params: { language = '' }, request }) => {
  const isAlone = new URL(request.url).pathname === `/${language}`;
  if (!isAlone || !SHORT_CODE.test(language)) return only(isLanguage(language));
  const { followShortLink } = await import('#frontend/app/short-link.ts');
  return followShortLink(language);
};

const googleReturn = () => import('#frontend/features/auth/google-return.tsx').then(({ GoogleReturn }) => GoogleReturn);

const pages: RouteObject[] = [
  { path: paths.root, handle: { guard: 'open' }, loader: () => redirect(pathTo('home', { language: preferred() })) },
  page('googleReturn', 'open', googleReturn),
  page('googleReturnToo', 'open', googleReturn),
  {
    path: paths.home,
    loader: inLanguageOnly,
    children: [
      {
        index: true,
        handle: { guard: 'open', page: 'home' } satisfies Handle,
        lazy: lazily('home', () => import('#frontend/app/home/home.tsx').then(({ Home }) => Home)),
      },
      page('search', 'open', () =>
        import('#frontend/features/people/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
      ),
      page('number', 'open', () =>
        import('#frontend/features/people/lookup/number-page.tsx').then(({ NumberPage }) => NumberPage),
      ),
      page('report', 'open', () =>
        import('#frontend/features/people/report/open-report.tsx').then(({ OpenReport }) => OpenReport),
      ),
      page('directory', 'open', () => import('#frontend/app/directory.tsx').then(({ DirectoryPage }) => DirectoryPage)),
      page('directoryPeople', 'open', () => import('#frontend/app/directory.tsx').then(({ PeoplePage }) => PeoplePage)),
      page('directoryPhones', 'open', () => import('#frontend/app/directory.tsx').then(({ PhonesPage }) => PhonesPage)),
      page('directoryEmails', 'open', () => import('#frontend/app/directory.tsx').then(({ EmailsPage }) => EmailsPage)),
      page('register', 'guest', () => import('#frontend/features/auth/register.tsx').then(({ Register }) => Register)),
      page('logIn', 'guest', () => import('#frontend/features/auth/log-in.tsx').then(({ LogIn }) => LogIn)),
      page('logInByPhone', 'guest', () =>
        import('#frontend/features/auth/log-in-by-phone.tsx').then(({ LogInByPhone }) => LogInByPhone),
      ),
      page('enterPin', 'guest', () => import('#frontend/features/auth/enter-pin.tsx').then(({ EnterPin }) => EnterPin)),
      page('logInByGoogle', 'guest', () =>
        import('#frontend/features/auth/log-in-by-google.tsx').then(({ LogInByGoogle }) => LogInByGoogle),
      ),
      page('setPassword', 'member', () =>
        import('#frontend/features/auth/set-password.tsx').then(({ SetPassword }) => SetPassword),
      ),
      page('reasonForUse', 'member', () =>
        import('#frontend/features/auth/reason-for-use.tsx').then(({ ReasonForUse }) => ReasonForUse),
      ),
      page('forgotPassword', 'guest', () =>
        import('#frontend/features/auth/forgot-password.tsx').then(({ ForgotPassword }) => ForgotPassword),
      ),
      page('resetPassword', 'open', () =>
        import('#frontend/features/auth/reset-password.tsx').then(({ ResetPassword }) => ResetPassword),
      ),
      page('confirmLink', 'open', () =>
        import('#frontend/features/auth/confirm-link.tsx').then(({ ConfirmLink }) => ConfirmLink),
      ),
      page('confirmRemoval', 'open', () =>
        import('#frontend/features/removal/confirm-removal.tsx').then(({ ConfirmRemoval }) => ConfirmRemoval),
      ),
      page('removeListing', 'open', () =>
        import('#frontend/features/removal/remove-listing.tsx').then(({ RemoveListing }) => RemoveListing),
      ),
      page('requestStatus', 'open', () =>
        import('#frontend/features/removal/request-status.tsx').then(({ RequestStatus }) => RequestStatus),
      ),
      page('withdrawal', 'open', () =>
        import('#frontend/features/billing/withdrawal/withdrawal.tsx').then(({ Withdrawal }) => Withdrawal),
      ),
      page('cancelLink', 'open', () =>
        import('#frontend/features/billing/payments/cancel-link.tsx').then(({ CancelLink }) => CancelLink),
      ),
      page('keepLink', 'open', () =>
        import('#frontend/features/billing/payments/keep-link.tsx').then(({ KeepLink }) => KeepLink),
      ),
      page('sharedReport', 'open', () =>
        import('#frontend/features/people/sharing/shared-report.tsx').then(({ SharedReport }) => SharedReport),
      ),
      page('sampleReport', 'open', () =>
        import('#frontend/features/people/sample/sample-report.tsx').then(({ SampleReport }) => SampleReport),
      ),
      page('stopMail', 'open', () =>
        import('#frontend/features/account/stop-mail.tsx').then(({ StopMail }) => StopMail),
      ),
      page('accountDeleted', 'open', () =>
        import('#frontend/features/account/account-deleted.tsx').then(({ AccountDeleted }) => AccountDeleted),
      ),
      page('keepAccount', 'open', () =>
        import('#frontend/features/account/keep-account.tsx').then(({ KeepAccount }) => KeepAccount),
      ),
      page('compare', 'member', () =>
        import('#frontend/features/people/compare/compare.tsx').then(({ Compare }) => Compare),
      ),
      page('inbox', 'open', () => import('#frontend/app/inbox.tsx').then(({ Inbox }) => Inbox)),
      page('privacyCenter', 'open', () =>
        import('#frontend/app/privacy-center.tsx').then(({ PrivacyCenter }) => PrivacyCenter),
      ),
      page('transparency', 'open', () =>
        import('#frontend/features/transparency/transparency.tsx').then(({ Transparency }) => Transparency),
      ),
      page('doa', 'open', () => import('#frontend/app/doa.tsx').then(({ Doa }) => Doa)),
      page('payment', 'open', () => import('#frontend/app/payment.tsx').then(({ Payment }) => Payment)),
      page('radical', 'open', () => import('#frontend/features/chat/chat-page.tsx').then(({ ChatPage }) => ChatPage)),
      page('assistant', 'open', () => import('#frontend/app/assistant.tsx').then(({ Assistant }) => Assistant)),
      page('assistantInstall', 'open', () =>
        import('#frontend/features/assistant/install/install.tsx').then(({ Install }) => Install),
      ),
      page('assistantPage', 'open', () =>
        import('#frontend/features/legal/legal-page.tsx').then(({ LegalPage }) => LegalPage),
      ),
      page('assistantPageVersion', 'open', () =>
        import('#frontend/features/legal/legal-page.tsx').then(({ LegalPage }) => LegalPage),
      ),
      page('supportInbox', 'member', () =>
        import('#frontend/app/support-inbox-page.tsx').then(({ SupportInboxPage }) => SupportInboxPage),
      ),
      page('assistantAppeal', 'open', () =>
        import('#frontend/features/assistant/appeal/appeal.tsx').then(({ Appeal }) => Appeal),
      ),
      page('faq', 'open', () => import('#frontend/features/faq/faq.tsx').then(({ Faq }) => Faq)),
      page('contact', 'open', () => import('#frontend/app/contact.tsx').then(({ ContactPage }) => ContactPage)),
      {
        lazy: () =>
          import('#frontend/app/assistant-layout.tsx').then(({ AssistantLayout: Component }) => ({ Component })),
        children: [
          {
            lazy: () =>
              import('#frontend/features/assistant/calls/calls.tsx').then(({ Calls: Component }) => ({ Component })),
            children: [
              page('callList', 'member', () =>
                import('#frontend/features/assistant/calls/no-call-selected.tsx').then(
                  ({ NoCallSelected }) => NoCallSelected,
                ),
              ),
              page('callDetails', 'member', () =>
                import('#frontend/app/call-details.tsx').then(({ CallDetails }) => CallDetails),
              ),
            ],
          },
          page('voicemail', 'member', () =>
            import('#frontend/features/assistant/voicemail/voicemail.tsx').then(({ Voicemail }) => Voicemail),
          ),
          page('callForward', 'member', () =>
            import('#frontend/features/forwarding/call-forward.tsx').then(({ CallForward }) => CallForward),
          ),
          page('mobileCarrier', 'member', () =>
            import('#frontend/features/forwarding/mobile-carrier.tsx').then(({ MobileCarrier }) => MobileCarrier),
          ),
          page('assistantSettings', 'member', () =>
            import('#frontend/features/assistant/settings/settings-pages.tsx').then(
              ({ SettingsPages }) => SettingsPages,
            ),
          ),
        ],
      },
      {
        lazy: () => import('#frontend/app/account-layout.tsx').then(({ AccountLayout: Component }) => ({ Component })),
        children: [
          page('account', 'member', () =>
            import('#frontend/features/account/overview.tsx').then(({ Overview }) => Overview),
          ),
          page('profile', 'member', () =>
            import('#frontend/features/account/profile.tsx').then(({ Profile }) => Profile),
          ),
          page('security', 'member', () =>
            import('#frontend/features/account/security.tsx').then(({ Security }) => Security),
          ),
          page('changePassword', 'member', () =>
            import('#frontend/features/account/change-password.tsx').then(({ ChangePassword }) => ChangePassword),
          ),
          page('notifications', 'member', () =>
            import('#frontend/features/account/notifications.tsx').then(({ Notifications }) => Notifications),
          ),
          page('privacy', 'member', () =>
            import('#frontend/features/account/privacy.tsx').then(({ Privacy }) => Privacy),
          ),
          page('deleteAccount', 'member', () =>
            import('#frontend/features/account/delete-account.tsx').then(({ DeleteAccount }) => DeleteAccount),
          ),
          page('payments', 'member', () =>
            import('#frontend/features/billing/payments/payments.tsx').then(({ Payments }) => Payments),
          ),
          page('charge', 'member', () =>
            import('#frontend/features/billing/payments/charge.tsx').then(({ Charge }) => Charge),
          ),
          page('receipt', 'member', () =>
            import('#frontend/features/billing/payments/receipt.tsx').then(({ Receipt }) => Receipt),
          ),
          page('refund', 'member', () =>
            import('#frontend/features/billing/payments/refund.tsx').then(({ Refund }) => Refund),
          ),
          page('confirmPayment', 'member', () =>
            import('#frontend/features/billing/payments/confirm-payment.tsx').then(
              ({ ConfirmPayment }) => ConfirmPayment,
            ),
          ),
          page('card', 'member', () =>
            import('#frontend/features/billing/payments/replace-card.tsx').then(({ ReplaceCard }) => ReplaceCard),
          ),
          page('unsubscribe', 'member', () =>
            import('#frontend/features/billing/payments/unsubscribe.tsx').then(({ Unsubscribe }) => Unsubscribe),
          ),
          page('keep', 'member', () => import('#frontend/features/billing/payments/keep.tsx').then(({ Keep }) => Keep)),
          page('credits', 'member', () => import('#frontend/features/credits/ledger.tsx').then(({ Ledger }) => Ledger)),
          page('history', 'member', () =>
            import('#frontend/features/credits/search-history.tsx').then(({ SearchHistory }) => SearchHistory),
          ),
          page('saved', 'member', () =>
            import('#frontend/features/people/saved/saved-people.tsx').then(({ SavedPeople }) => SavedPeople),
          ),
          page('viewed', 'member', () =>
            import('#frontend/features/credits/opened-reports.tsx').then(({ OpenedReports }) => OpenedReports),
          ),
        ],
      },
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
