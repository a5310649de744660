import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { type ReportLink, sharing } from '#shared/api/sharing.ts';

type Props = {
  links: ReportLink[];
  /** Says to whose report each link is. */
  named?: boolean;
  onRevoked?: (link_id: ReportLink['link_id']) => void;
};

/** Those who opened it last may read again for a while, so it can still be revoked. */
const isUsedUp = ({ views, most_views }: Pick<ReportLink, 'views' | 'most_views'>) => views >= most_views;

/** Private links: until when, how often they were opened, and how to revoke them; or that they have ended. */
export function LinkRows({ links, named = false, onRevoked }: Props) {
  const { t } = useTranslation('sharing');
  const { fullMoment } = useFormats();
  const revoke = useAction(sharing.revokeLink, { refreshes: [sharing.getLinks] });
  const revokeOne = async (link_id: ReportLink['link_id']) => {
    if (await revoke.trigger({ link_id })) onRevoked?.(link_id);
  };
  return (
    <>
      <ul className="keep__links">
        {links.map(({ link_id, full_name, has_ended, made_at, ends_at, views, most_views }) => (
          <li key={link_id}>
            <p className="small">
              {named && (
                <>
                  <b>{full_name ? <bdi>{full_name}</bdi> : t('gone')}</b>{' '}
                </>
              )}
              {has_ended ? (
                <>
                  {isUsedUp({ views, most_views }) && (
                    <>
                      <span>{t('views', { views, most: most_views })}</span>{' '}
                    </>
                  )}
                  <span>{t('ended')}</span>
                </>
              ) : (
                <>
                  <span>{t('views', { views, most: most_views })}</span>{' '}
                  <span>{t('until', { at: fullMoment(ends_at) })}</span>
                </>
              )}
            </p>
            {(!has_ended || isUsedUp({ views, most_views })) && (
              <Button
                look="line"
                size="sm"
                busy={revoke.isMutating}
                aria-label={t('revokeOf', { at: fullMoment(made_at) })}
                onClick={() => void revokeOne(link_id)}
              >
                {t('revoke')}
              </Button>
            )}
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
