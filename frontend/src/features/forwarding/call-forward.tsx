import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ForwardingActive } from '#frontend/features/forwarding/forwarding-active.tsx';
import { Codes } from '#frontend/features/forwarding/codes.tsx';
import { ForwardingDrifted } from '#frontend/features/forwarding/forwarding-drifted.tsx';
import { TestFailed } from '#frontend/features/forwarding/test-failed.tsx';
import { Iphone } from '#frontend/features/forwarding/iphone.tsx';
import { CostNotice } from '#frontend/features/forwarding/cost-notice.tsx';
import { ForwardingOff } from '#frontend/features/forwarding/forwarding-off.tsx';
import { SetUpStart } from '#frontend/features/forwarding/set-up-start.tsx';
import { TestCall } from '#frontend/features/forwarding/test-call.tsx';
import { useForwarding } from '#frontend/features/forwarding/use-forwarding.ts';
import { currentView } from '#frontend/features/forwarding/current-view.ts';

const screens = {
  start: SetUpStart,
  notice: CostNotice,
  iphone: Iphone,
  codes: Codes,
  test: TestCall,
  failed: TestFailed,
  active: ForwardingActive,
  drifted: ForwardingDrifted,
  off: ForwardingOff,
};

/** Call forwarding: setup step by step, then its status. */
export function CallForward() {
  const { t } = useTranslation('forwarding');
  const { data: forwarding, error, mutate } = useForwarding();
  if (forwarding) {
    const Shown = screens[currentView(forwarding)];
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
