import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { type ReportLink, sharing } from '#shared/api/sharing.ts';

/** Private links that work: until when, how often they were opened, and how to revoke them. `named` says to whose report. */
export function LinkRows({ links, named = false }: { links: ReportLink[]; named?: boolean }) {
  const { t } = useTranslation('sharing');
  const revoke = useAction(sharing.revokeLink, { refreshes: [sharing.getLinks] });
  return (
    <>
      <ul className="keep__links">
        {links.map(({ link_id, full_name, made_at, ends_at, views, most_views }) => (
          <li key={link_id}>
            <p className="small">
              {named && (
                <>
                  <b>{full_name ? <bdi>{full_name}</bdi> : t('gone')}</b>{' '}
                </>
              )}
              <span>{t('views', { views, most: most_views })}</span> <span>{t('until', { at: ends_at })}</span>
            </p>
            <Button
              look="line"
              size="sm"
              busy={revoke.isMutating}
              aria-label={t('revokeOf', { at: made_at })}
              onClick={() => void revoke.trigger({ link_id })}
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {revoke.error && <Failure error={revoke.error} />}
      <p className="small muted" role="status">
        {revoke.data && t('revoked')}
      </p>
    </>
  );
}
