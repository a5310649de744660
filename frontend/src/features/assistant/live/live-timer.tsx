import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';

const SECOND = 1000;

/** How long a call goes on, by the server’s clock. A screen reader hears it when it asks, not every second. */
export function LiveTimer({ since, now }: { since: string; now: string }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const [start] = useState(() => Date.now() - (Date.parse(now) - Date.parse(since)));
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="live__timer" role="timer" aria-label={t('took')} aria-live="off" dir="ltr">
      {formatDuration(Math.max(0, Math.floor((at - start) / SECOND)))}
    </span>
  );
}
