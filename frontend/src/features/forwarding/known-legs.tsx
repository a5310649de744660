import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { type LegView, Legs } from '#frontend/features/forwarding/legs.tsx';
import { useChange } from '#frontend/features/forwarding/use-forwarding.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import { type Forwarding, forwarding } from '#shared/api/forwarding.ts';

/** What is known of each kind of missed calls, and what to do about those that are not proved. */
export function KnownLegs({ forwarding: { legs } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { moment } = useWriting();
  const test = useChange(forwarding.startTest);
  const step = useChange(forwarding.takeStep);
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
      <Legs legs={legs} more={more} act={act} />
      {fault && <Failure error={fault} />}
    </section>
  );
}
