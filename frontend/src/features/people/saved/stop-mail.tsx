import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { account } from '#shared/api/account.ts';
import { saved } from '#shared/api/saved.ts';

/** The link of a mail about changed reports: one click, without a login. Opening it stops nothing, since scanners open links. */
export function StopMail() {
  const { t } = useTranslation('saved', { keyPrefix: 'stop' });
  const { language } = useLanguage();
  const { token, isClean } = useTokenFromPath();
  const stop = useAction(saved.stopMail, { refreshes: [account.getNotifications] });
  const settings = (
    <LinkButton look="line" to={pathTo('notifications', { language })}>
      {t('settings')}
    </LinkButton>
  );
  return (
    <div className="wrap wrap--mid sec stack">
      <title>{pageTitle(t('title'))}</title>
      <h1 className="display">{t(stop.data ? 'done' : 'title')}</h1>
      <p className="lead" role="status">
        {t(stop.data ? 'doneLead' : 'lead')}
      </p>
      {stop.error && <Failure error={stop.error} />}
      <div className="row [--gap:0.75rem]">
        {!stop.data && (
          <Button busy={stop.isMutating} disabled={!isClean || !token} onClick={() => void stop.trigger({ token })}>
            {t('do')}
          </Button>
        )}
        {(stop.data || stop.error) && settings}
      </div>
    </div>
  );
}
