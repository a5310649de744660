import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Choices } from '#frontend/features/account/choices.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { Part } from '#frontend/features/account/part.tsx';
import { TakeAlong } from '#frontend/features/account/take-along.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { account, type Kept } from '#shared/api/account.ts';

/** What is kept and for how long, how to take it along, what is allowed, and the way out. */
export function Privacy() {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  const { language } = useLanguage();
  const { data, error, mutate } = useEndpoint(account.getPrivacy, {});
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="12rem" width="100%" />}
      {data && (
        <>
          <Part title={t('kept')}>
            <KeptTable kept={data.kept} />
            <p className="part__note">{t('audit')}</p>
          </Part>
          <Part title={t('take')}>
            <TakeAlong />
          </Part>
          <Part title={t('choices')}>
            <Choices chosen={data.choices} />
          </Part>
          <Part title={t('leave')}>
            <div className="offer">
              <div>
                <b>{t('delete')}</b>
                <p className="small muted">{t('deleteLead')}</p>
              </div>
              <LinkButton look="line" to={pathTo('deleteAccount', { language })}>
                {t('delete')}
              </LinkButton>
            </div>
          </Part>
        </>
      )}
    </>
  );
}

function KeptTable({ kept }: { kept: Kept[] }) {
  const { t } = useTranslation('account', { keyPrefix: 'privacy' });
  return (
    <table className="tbl tbl--stack kept">
      <caption className="vh">{t('kept')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col" className="end">
            {t('howMany')}
          </th>
          <th scope="col">{t('howLong')}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ what, count, kept }) => (
          <tr key={what}>
            <td>
              <b>{t(`of.${what}`)}</b>
            </td>
            <td className="end">
              <Count of={count} />
            </td>
            <td className="full">{t(`for.${kept}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
