import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

export function CardFieldsSkeleton() {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  return (
    <div className="cardgrid" role="status">
      <span className="vh">{t('loading')}</span>
      {['100%', '100%', '100%'].map((width, at) => (
        <span key={at} className={at === 0 ? 'full' : undefined}>
          <Skeleton width={width} height="3rem" />
        </span>
      ))}
    </div>
  );
}
