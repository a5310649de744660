import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { useOrigin } from '#frontend/features/account/use-origin.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { auth } from '#shared/api/auth.ts';
import { deviceName } from '#shared/values/device-name.ts';

/** Logins and security events of the account, newest first. */
export function AccessLog() {
  const { t } = useTranslation('account', { keyPrefix: 'log' });
  const { fullMoment, locale } = useFormats();
  const originOf = useOrigin();
  const [page, setPage] = useState(1);
  const { data, error } = useEndpoint(auth.getAccessLog, { page }, { keepPreviousData: true });
  return (
    <Section title={t('title')}>
      {error && <Failure error={error} />}
      {!data && !error && <Skeleton />}
      {data?.data.length === 0 && <p className="muted [margin-block-start:0.75rem]">{t('none')}</p>}
      {data && data.data.length > 0 && (
        <table className="tbl tbl--stack">
          <caption className="vh">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('from')}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ at, first_at, times, what, device, country, region, details }, line) => (
              <tr key={`${at} ${line}`}>
                <td>
                  {fullMoment(at)}
                  {times > 1 && <span className="block small muted">{t('first', { at: fullMoment(first_at) })}</span>}
                </td>
                <td>
                  {t(`of.${what}`)}
                  {times > 1 && <span className="block small muted">{t('tries', { times })}</span>}
                </td>
                <td className="full">
                  {device && <bdi>{deviceName(device, locale)}</bdi>}
                  {device && country && <br />}
                  {country && <bdi>{originOf({ country, region })}</bdi>}
                  {(device || country) && details && <br />}
                  {details && (
                    <>
                      {t('details')} <bdi>{details}</bdi>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.last_page > 1 && (
        <nav className="row row--between [margin-block-start:1rem]" aria-label={t('pages')}>
          <Button look="line" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('later')}
          </Button>
          <span className="small muted">{t('page', { page: data.current_page, last: data.last_page })}</span>
          <Button look="line" size="sm" disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
            {t('earlier')}
          </Button>
        </nav>
      )}
    </Section>
  );
}
