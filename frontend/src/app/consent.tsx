import '#frontend/styles/banner.css';

import { Cookie } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { askAgain, hasGlobalPrivacyControl, keepChoice, useIsAsked } from '#frontend/lib/consent.ts';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { isCounted } from '#frontend/lib/web-events.ts';
import { account } from '#shared/api/account.ts';

/** Asks whether visits may be counted. Both answers are one press away; pages that are never counted do not ask. */
export function Consent() {
  const { t } = useTranslation('shell', { keyPrefix: 'consent' });
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const isAsked = useIsAsked();
  const hasControl = isAsked && hasGlobalPrivacyControl();
  const region = useFocusWhenReopened(isAsked);
  if (!isAsked || !isCounted(pathname)) return null;

  function choose(visits: boolean) {
    keepChoice(visits);
    askAgain(false);
    if (roleOf(accessToken()) === 'member')
      void call(account.updatePrivacy, { count_visits: visits }).catch(() => null);
  }
  return (
    <section className="consent" aria-labelledby="consent" tabIndex={-1} ref={region}>
      <h2 id="consent">
        <Icon of={Cookie} /> {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <dl>
        <div>
          <dt>{t('needed.name')}</dt>
          <dd>{t('needed.what')}</dd>
        </div>
        <div>
          <dt>{t('visits.name')}</dt>
          <dd>{t('visits.what')}</dd>
        </div>
      </dl>
      {hasControl && <p>{t('gpc')}</p>}
      <div className="consent__choice">
        <Button look="line" onClick={() => choose(false)}>
          {t('refuse')}
        </Button>
        <Button look="line" disabled={hasControl} onClick={() => choose(true)}>
          {t('accept')}
        </Button>
      </div>
      <p className="small muted">
        <Link to={pathTo('assistantPage', { language, slug: 'web-flow-privacy-policy' })}>{t('details')}</Link>
      </p>
    </section>
  );
}

/** A question that the visitor reopened gets the focus; one that comes by itself leaves it where it is. */
function useFocusWhenReopened(isAsked: boolean) {
  const region = useRef<HTMLElement>(null);
  const wasShown = useRef<boolean | undefined>(undefined);
  useEffect(() => {
    if (isAsked && wasShown.current === false) region.current?.focus();
    wasShown.current = isAsked;
  }, [isAsked]);
  return region;
}
