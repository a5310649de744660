import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import { LegStatus } from '#frontend/features/forwarding/leg-status.tsx';
import { RecentCalls } from '#frontend/features/forwarding/recent-calls.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

/** No forwarded call for two weeks: the status is unknown. */
export function ForwardingDrifted({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'drifted' });
  const test = useForwardingAction(api.startTest);
  const step = useForwardingAction(api.takeStep);
  const fault = test.fault ?? step.fault;
  const { legs, number } = forwarding;
  const leg = legs.find(({ state }) => state === 'drifted');
  const query = leg?.query ?? null;
  return (
    <SetUpScreen
      title={t('title')}
      lead={t('lead')}
      above={
        <p>
          <Chip tone="warn">
            <Icon of={CircleQuestionMark} small />
            {t('chip')}
          </Chip>
        </p>
      }
      aside={
        <>
          {query && (
            <section className="card stack [--stack:0.75rem]" aria-labelledby="ask">
              <h2 id="ask" className="fwd__h">
                {t('ask')}
              </h2>
              <p className="small muted">
                {t('askMore')} {number && <PhoneNumber of={number} />}
              </p>
              <Code of={query} />
            </section>
          )}
          <UndoCard forwarding={forwarding} />
          <p className="small muted">{t('honest')}</p>
        </>
      }
    >
      <RecentCalls forwarding={forwarding} />
      {fault && <Failure error={fault} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={test.isBusy} onClick={() => void test.change({ leg: leg?.leg })}>
          {t('test')}
        </Button>
        <Button look="line" busy={step.isBusy} onClick={() => void step.change({ step: 'codes' })}>
          {t('again')}
        </Button>
      </div>
      <p className="small muted">{t('harmless')}</p>
      <LegStatus forwarding={forwarding} />
    </SetUpScreen>
  );
}
