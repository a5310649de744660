import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

/** The shape of a card’s fields until they come. */
export function FieldsOnTheirWay() {
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
