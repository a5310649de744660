import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Active } from '#frontend/features/forwarding/active.tsx';
import { Codes } from '#frontend/features/forwarding/codes.tsx';
import { Drifted } from '#frontend/features/forwarding/drifted.tsx';
import { Failed } from '#frontend/features/forwarding/failed.tsx';
import { Iphone } from '#frontend/features/forwarding/iphone.tsx';
import { Notice } from '#frontend/features/forwarding/notice.tsx';
import { Off } from '#frontend/features/forwarding/off.tsx';
import { Start } from '#frontend/features/forwarding/start.tsx';
import { TestCall } from '#frontend/features/forwarding/test-call.tsx';
import { useForwarding } from '#frontend/features/forwarding/use-forwarding.ts';
import { viewOf } from '#frontend/features/forwarding/view-of.ts';

const screens = {
  start: Start,
  notice: Notice,
  iphone: Iphone,
  codes: Codes,
  test: TestCall,
  failed: Failed,
  active: Active,
  drifted: Drifted,
  off: Off,
};

/** How missed calls get to the assistant: the set-up step by step, and after it how that goes. */
export function CallForward() {
  const { t } = useTranslation('forwarding');
  const { data: forwarding, error, mutate } = useForwarding();
  if (forwarding) {
    const Shown = screens[viewOf(forwarding)];
    return <Shown forwarding={forwarding} />;
  }
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  return (
    <div className="stack" aria-busy="true" aria-label={t('loading')}>
      <Skeleton width="60%" height="3rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  );
}
