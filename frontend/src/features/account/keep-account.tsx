import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { account } from '#shared/api/account.ts';

/** The link of the mail about a deletion: one click undoes it. Opening the link undoes nothing, since scanners open links. */
export function KeepAccount() {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const { token, isClean } = useTokenFromPath();
  const { trigger, data, error, isMutating } = useAction(account.reopenUser);
  const isTaken = error?.code === 'auth.email-taken';
  const isOver = error?.code === 'auth.link-expired';
  return (
    <div className="wrap wrap--mid sec stack">
      <title>{pageTitle(t('title'))}</title>
      {data ? <ArrivalHeading>{t('done')}</ArrivalHeading> : <h1 className="display">{t('title')}</h1>}
      <div className="stack [--stack:0.5rem]" role="status">
        <p className="lead">{t(data ? 'doneLead' : isOver ? 'over' : 'lead')}</p>
        {data?.paid_until && <p>{t('paid', { date: date(data.paid_until) })}</p>}
        {data && <p>{t(data.phone_taken ? 'phoneTaken' : 'phone')}</p>}
        {isTaken && <p>{t('taken')}</p>}
      </div>
      {error && !isTaken && !isOver && <Failure error={error} />}
      <div className="row [--gap:0.75rem]">
        {!data && !isTaken && !isOver && (
          <Button busy={isMutating} disabled={!isClean || !token} onClick={() => void trigger({ token })}>
            {t('do')}
          </Button>
        )}
        {(data || error) && (
          <LinkButton look={data ? 'solid' : 'line'} to={pathTo('logIn', { language })}>
            {t('logIn')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
