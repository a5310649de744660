import '#frontend/styles/account.css';
import '#frontend/styles/auth.css';
import '#frontend/styles/notices.css';
import '#frontend/styles/report.css';

import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router';

import { accountNames } from '#frontend/app/account-names.ts';
import { type Page, paths, pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { OwnWords } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useCurrentInView } from '#frontend/lib/use-current-in-view.ts';
import { account } from '#shared/api/account.ts';

const InboxLink = lazy(() =>
  import('#frontend/features/helpdesk/inbox-link.tsx').then(({ InboxLink }) => ({ default: InboxLink })),
);

const pages = Object.keys(accountNames) as (keyof typeof accountNames)[];

/** Under which entry of the navigation a page stands that has none of its own. */
const under: Partial<Record<Page, Page>> = {
  changePassword: 'security',
  deleteAccount: 'privacy',
  charge: 'payments',
  receipt: 'payments',
  refund: 'payments',
  confirmPayment: 'payments',
  card: 'payments',
  unsubscribe: 'payments',
  keep: 'payments',
};

/** The frame of every page of an account: its side navigation, and the page. */
export function AccountLayout() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, pathname);
  const { data: user } = useEndpoint(account.getUser, {});
  const beneath = Object.entries(under).find(([page]) => matchPath(paths[page as Page], pathname))?.[1];
  const pageHere = pages.find((page) => pathname === pathTo(page, { language }));
  const current = (page: Page) => {
    if (page === beneath) return 'true';
    return page === pageHere ? 'page' : undefined;
  };
  const isOfMoney = [beneath, pageHere].includes('payments');
  return (
    <div className="wrap">
      <div className="layout-acct">
        <nav className="nav-rep" aria-label={t('nav.label')}>
          <ul ref={list}>
            {pages.map((page) => (
              <li key={page}>
                <Link to={pathTo(page, { language })} aria-current={current(page)}>
                  {t(`nav.${accountNames[page]}`)}
                </Link>
              </li>
            ))}
            {user?.works_for_support && (
              <Suspense>
                <li>
                  <InboxLink />
                </li>
              </Suspense>
            )}
          </ul>
        </nav>
        <div className="acctp">
          {/* Where nothing is paid, no failure is a question of charges. */}
          <OwnWords value={isOfMoney ? {} : { 'request.unreachable': t('unreachable') }}>
            <Outlet />
          </OwnWords>
        </div>
      </div>
    </div>
  );
}
