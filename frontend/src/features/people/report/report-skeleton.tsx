import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

export function ReportSkeleton({ locked }: { locked: boolean }) {
  const { t } = useTranslation('report', { keyPrefix: 'head' });
  return (
    <div className="wrap" aria-busy>
      <div className="vh" role="status">
        <h1>{t('working')}</h1>
      </div>
      <div className="rep-head">
        <div className="rep-id">
          <span className="disc" aria-hidden />
          <div className="stack">
            <Skeleton width="min(26rem, 90%)" height="2.5rem" />
            <Skeleton width="min(18rem, 70%)" height="1.25rem" />
          </div>
        </div>
      </div>
      <div className={locked ? 'layout-rep layout-rep--lock' : 'layout-rep'}>
        {!locked && <Block lines={6} />}
        <Block lines={9} />
        <div className="rail">
          <Skeleton width="100%" height="16rem" />
        </div>
      </div>
    </div>
  );
}

const Block = ({ lines }: { lines: number }) => (
  <div className="stack">
    {Array.from({ length: lines }, (_, i) => (
      <Skeleton key={i} width={`${92 - ((i * 17) % 40)}%`} height="1.5rem" />
    ))}
  </div>
);
