import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The shapes of calls, until they are there. */
export function CallListSkeleton({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  return (
    <>
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, i) => (
          <div key={i} className="call call--coming">
            <span className="ini ini--none" />
            <Skeleton width={`${44 + ((i * 17) % 24)}%`} />
            <Skeleton width="2.5rem" />
            <p>
              <Skeleton width={`${96 - ((i * 23) % 20)}%`} />
            </p>
          </div>
        ))}
      </div>
    </>
  );
}
