import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { hasSessionEnded, useWasMember } from '#frontend/lib/session.ts';

/** Above an offer: who was a member here may be one still, and then has nothing to pay. */
export function LoggedOutNote() {
  const { t } = useTranslation('checkout', { keyPrefix: 'loggedOut' });
  const wasMember = useWasMember();
  if (!wasMember) return null;
  return (
    <section className="card stack [--stack:1rem] [margin-block-end:2rem]" aria-labelledby="logged-out">
      <h2 id="logged-out" className="card-title">
        {t('title')}
      </h2>
      <p>{t(hasSessionEnded() ? 'ended' : 'lead')}</p>
      <div className="row [--gap:0.5rem]">
        <LogIn />
      </div>
    </section>
  );
}

/** Leads through the login and back to this page. */
export function LogIn() {
  const { t } = useTranslation('shell', { keyPrefix: 'session' });
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return <LinkButton to={pathTo('logIn', { language }) + redirectTo(pathname + search)}>{t('logIn')}</LinkButton>;
}
