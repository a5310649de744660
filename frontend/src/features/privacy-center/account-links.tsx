import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

/** For members: what their account holds has pages of its own. */
export function AccountLinks() {
  const { t } = useTranslation('privacy', { keyPrefix: 'account' });
  const { language } = useLanguage();
  if (!useSignedIn()) return null;
  return (
    <section className="card stack" aria-labelledby="account-data">
      <h2 id="account-data">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <ul className="stack">
        <li>
          <Link to={pathTo('privacy', { language })}>{t('data')}</Link>
        </li>
        <li>
          <Link to={pathTo('notifications', { language })}>{t('notifications')}</Link>
        </li>
      </ul>
    </section>
  );
}
