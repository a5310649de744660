import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Menus } from '#frontend/app/menus.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Wordmark } from '#frontend/components/mark.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { isDevServer } from '#frontend/lib/dev-server.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';

const AccountMenu = lazy(() =>
  import('#frontend/app/account-menu.tsx').then(({ AccountMenu }) => ({ default: AccountMenu })),
);

/** The top of every page. The menus that open there are fetched when a visitor reaches for them. */
export function Header() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const home = pathTo('home', { language });
  const account = pathTo('account', { language });
  const assistant = pathTo('assistant', { language });
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className={pathname === home ? 'top' : 'top top--app'}>
        <div className="wrap top__in">
          <Link className="word" to={home}>
            <Wordmark />
          </Link>
          <nav className="top__nav" aria-label={t('nav.label')}>
            <Link
              to={home}
              aria-current={
                pathname === home ? 'page' : new RegExp(`^${home}/(search|number)`).test(pathname) ? 'true' : undefined
              }
            >
              {t('nav.search')}
            </Link>
            <Link to={assistant} aria-current={pathname.startsWith(assistant) ? 'page' : undefined}>
              {t('nav.assistant')}
            </Link>
            {signedIn && (
              <Link to={account} aria-current={pathname.startsWith(account) ? 'page' : undefined}>
                {t('nav.account')}
              </Link>
            )}
          </nav>
          <div className="top__end">
            <Menus />
            {signedIn ? (
              <Suspense fallback={<span className="top__me" />}>
                <AccountMenu />
              </Suspense>
            ) : (
              <LogIn from={pathname + search} />
            )}
          </div>
        </div>
      </header>
    </>
  );
}

function LogIn({ from }: { from: string }) {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { language } = useLanguage();
  const page = pathTo('logIn', { language });
  const isOnTheWay = from.startsWith(page) || from === pathTo('home', { language });
  return (
    <>
      {useHydrated() && isDevServer() && (
        <a className="top__demo" href={`/dev/login?as=subscriber&redirect=${encodeURIComponent(from)}`}>
          {t('demo')}
        </a>
      )}
      <LinkButton look="line" size="sm" className="top__login" to={page + (isOnTheWay ? '' : redirectTo(from))}>
        {t('logIn')}
      </LinkButton>
    </>
  );
}
