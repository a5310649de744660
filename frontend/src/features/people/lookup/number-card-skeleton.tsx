import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The card in its shape, while it loads. */
export function NumberCardSkeleton() {
  const { t } = useTranslation('number');
  return (
    <div className="numcard" aria-busy="true">
      <div className="numcard__top">
        <p role="status">{t('loading')}</p>
      </div>
      <div className="numcard__body">
        <div className="stack">
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
        <div className="stack">
          <Skeleton width="100%" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </div>
      </div>
    </div>
  );
}
