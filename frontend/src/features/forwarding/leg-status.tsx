import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { type LegView, LegList } from '#frontend/features/forwarding/leg-list.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';

/** The status of each leg, with actions for unverified ones. */
export function LegStatus({ forwarding: { legs } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { moment } = useFormats();
  const test = useForwardingAction(forwarding.startTest);
  const step = useForwardingAction(forwarding.takeStep);
  const fault = test.fault ?? step.fault;
  const more = ({ state, verified_at, last_call_at }: LegView) => {
    if (state === 'drifted' && last_call_at) return t('drifted.lastSeen', { at: moment(last_call_at) });
    if (last_call_at) return t('active.lastCall', { at: moment(last_call_at) });
    return verified_at ? t('active.proved', { at: moment(verified_at) }) : t('active.unproved');
  };
  const act = ({ leg, state }: LegView) => {
    if (state === 'verified') return null;
    const isDialled = state !== 'unknown' && state !== 'code_shown';
    return (
      <Button
        size="sm"
        look="line"
        busy={test.isBusy || step.isBusy}
        aria-label={isDialled ? t('active.testOf', { leg: t(`leg.${leg}.name`) }) : undefined}
        onClick={() => void (isDialled ? test.change({ leg }) : step.change({ step: 'codes' }))}
      >
        {t(isDialled ? 'active.testThis' : 'active.dialThis')}
      </Button>
    );
  };
  return (
    <section aria-labelledby="known">
      <h2 id="known" className="fwd__rule">
        {t('active.legs')}
      </h2>
      <LegList legs={legs} more={more} act={act} />
      {fault && <Failure error={fault} />}
    </section>
  );
}
