import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { account } from '#shared/api/account.ts';
import { assistant } from '#shared/api/assistant.ts';
import { kindOfStopToken } from '#shared/values/stoppable-mail.ts';

/** The link in the footer of a mail that can be turned off: one click, without a login. Opening it stops nothing, since scanners open links. */
export function StopMail() {
  const { t } = useTranslation('account', { keyPrefix: 'stopMail' });
  const { language } = useLanguage();
  const { token, isClean } = useTokenFromPath();
  const stop = useAction(assistant.unsubscribeMail, { refreshes: [account.getNotifications, assistant.getDigest] });
  const kind = kindOfStopToken(token);
  const settings =
    kind === 'day-digest'
      ? `${pathTo('assistantSettings', { language })}#digest`
      : pathTo('notifications', { language });
  return (
    <div className="wrap wrap--mid sec stack">
      <title>{pageTitle(t('title'))}</title>
      {stop.data ? <ArrivalHeading>{t('done')}</ArrivalHeading> : <h1 className="display">{t('title')}</h1>}
      <p className="lead" role="status">
        {t(stop.data ? 'doneLead' : 'lead', { kind: t(`kind.${kind}`) })}
      </p>
      {stop.error && <Failure error={stop.error} />}
      <div className="row [--gap:0.75rem]">
        {!stop.data && (
          <Button busy={stop.isMutating} disabled={!isClean || !token} onClick={() => void stop.trigger({ token })}>
            {t('do')}
          </Button>
        )}
        {(stop.data || stop.error) && (
          <LinkButton look="line" to={settings}>
            {t(kind === 'day-digest' ? 'digest' : 'settings')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
