import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The shapes of a call, until it is there. */
export function CallOnItsWay({ hasHead }: { hasHead: boolean }) {
  const { t } = useTranslation('assistant');
  return (
    <div className="stack [--stack:1.25rem]" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {!hasHead && <Skeleton width="16rem" height="3.5rem" />}
      <Skeleton width="100%" height="3rem" />
      <Skeleton width="70%" height="3rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
