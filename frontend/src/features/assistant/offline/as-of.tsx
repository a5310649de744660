import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';

/** What costs nothing without a network; a browser says that there is one before it works, or not at all. */
const RETRY_MS = 5000;

/** Says that what is shown was read at a time, because there is no network now, and reads it anew once there is. */
export function AsOf({ at, onRetry }: { at: string; onRetry: () => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'offline' });
  const { day, time, moment } = useFormats();
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => document.hidden || again();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, []);
  const isToday = day(at) === day(serverNow());
  return (
    <div className="note" role="status">
      <Icon of={WifiOff} />
      <div className="row row--between">
        <p>{t('asOf', { at: isToday ? time(at) : moment(at) })}</p>
        <Button look="line" size="sm" onClick={onRetry}>
          <Icon of={RotateCw} small /> {t('retry')}
        </Button>
      </div>
    </div>
  );
}
