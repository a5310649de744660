import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { logOut } from '#frontend/lib/log-out.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { signOut } from '#frontend/lib/session.ts';

/** Support works with a second factor and a login of today. */
export function LogInAgain() {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'again' });
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function leave() {
    await logOut();
    signOut();
    await navigate(pathTo('logIn', { language }) + redirectTo(pathname));
  }
  return (
    <div className="wrap wrap--mid wiz stack">
      <title>{pageTitle(t('title'))}</title>
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <div className="row">
        <Button onClick={() => void leave()}>{t('logIn')}</Button>
        <LinkButton look="line" to={pathTo('security', { language })}>
          {t('security')}
        </LinkButton>
      </div>
    </div>
  );
}
