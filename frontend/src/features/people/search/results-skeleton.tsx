import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The place of results that are on their way: of a search that has ended before. */
export function ResultsSkeleton() {
  const { t } = useTranslation('people', { keyPrefix: 'results' });
  return (
    <div className="searching searching--known" aria-busy="true">
      <h1 className="vh">{t('pageTitle')}</h1>
      <Skeleton width="18rem" height="3rem" />
      <ol className="people">
        {[0, 1, 2].map((row) => (
          <li key={row} className="person">
            <div className="person__face">
              <Skeleton width="100%" height="4rem" />
            </div>
            <div className="person__body">
              <Skeleton width="14rem" height="1.5rem" />
              <Skeleton width="22rem" />
              <Skeleton width="18rem" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
