import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** Asks before a page is left on which something is under way. */
export function useLeaving(isWorking: boolean): void {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  const blocker = useBlocker(isWorking);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(t('leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    if (!isWorking) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isWorking]);
}
