import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Codes } from '#frontend/features/forwarding/codes.tsx';
import { CostNotice } from '#frontend/features/forwarding/cost-notice.tsx';
import { ForwardingActive } from '#frontend/features/forwarding/forwarding-active.tsx';
import { ForwardingDrifted } from '#frontend/features/forwarding/forwarding-drifted.tsx';
import { ForwardingOff } from '#frontend/features/forwarding/forwarding-off.tsx';
import { Iphone } from '#frontend/features/forwarding/iphone.tsx';
import { SetUpStart } from '#frontend/features/forwarding/set-up-start.tsx';
import { TestCall } from '#frontend/features/forwarding/test-call.tsx';
import { TestFailed } from '#frontend/features/forwarding/test-failed.tsx';
import { useForwarding } from '#frontend/features/forwarding/use-forwarding.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

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

type View = 'start' | 'notice' | 'iphone' | 'codes' | 'test' | 'failed' | 'active' | 'drifted' | 'off';

/**
 * The screen for the state of the setup. A step that the member went back to wins; “active” needs a call that
 * arrived.
 */
function currentView({ state, step, phone, carrier, test, legs }: Forwarding): View {
  if (state === 'off') return 'off';
  if (!phone || !carrier || step === 'carrier') return 'start';
  if (step === 'notice' || step === 'iphone' || step === 'codes') return step;
  if (test?.state === 'calling') return 'test';
  const tested = test && legs.find(({ leg }) => leg === test.leg);
  if (step === 'test' && tested?.state === 'failed') return 'failed';
  if (state === 'active' || state === 'drifted') return state;
  return state === 'failed' ? 'failed' : 'test';
}
