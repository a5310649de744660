import '#frontend/styles/account.css';
import '#frontend/styles/privacy-center.css';

import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PlaceCredits } from '#frontend/features/transparency/place-credits.tsx';
import { YearOfRequests } from '#frontend/features/transparency/year-of-requests.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { privacy, type Transparency as Published } from '#shared/api/privacy.ts';

/** What became of privacy requests, by year and kind, and where Calluna is registered as a data broker. */
export function Transparency() {
  const { t } = useTranslation('transparency');
  const isHydrated = useHydrated();
  const { data, error, mutate } = useEndpoint(privacy.getTransparency, isHydrated ? {} : null);
  return (
    <div className="wrap wrap--mid mydata">
      <title>{pageTitle(t('title'))}</title>
      <header className="mydata__head">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="20rem" width="100%" />}
      {data && (
        <div className="stack [--stack:2.75rem]">
          {data.years.map((year, index) => (
            <YearOfRequests key={year.year} year={year} isLatest={index === 0} />
          ))}
          <Registrations brokers={data.brokers} />
          <section className="stack [--stack:0.875rem]" aria-labelledby="how-counted">
            <h2 id="how-counted">{t('how.title')}</h2>
            <p className="muted">{t('how.counted')}</p>
            <p className="muted">{t('how.median')}</p>
            <p className="muted">{t('how.late')}</p>
          </section>
        </div>
      )}
      <PlaceCredits />
    </div>
  );
}

/** Shown only where the configuration names registrations. */
function Registrations({ brokers }: Pick<Published, 'brokers'>) {
  const { t } = useTranslation('transparency', { keyPrefix: 'brokers' });
  if (!brokers.length) return null;
  return (
    <section aria-labelledby="brokers">
      <div className="cdh">
        <h2 id="brokers">{t('title')}</h2>
      </div>
      <div className="tblscroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('number')}</th>
            </tr>
          </thead>
          <tbody>
            {brokers.map(({ state, number }) => (
              <tr key={`${state} ${number}`}>
                <td>{state}</td>
                <td>
                  <bdi className="mono" dir="ltr">
                    {number}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
