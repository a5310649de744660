import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Skeleton } from '#frontend/components/skeleton.tsx';

const EVERY_MS = 1500;

/** Between the end of a call and its entry in the list: looks for it until it is there. */
export function CallEnded({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="stack" aria-busy="true">
      <p className="muted" role="status">
        {t('ended')}
      </p>
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
