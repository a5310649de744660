import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import { LegList } from '#frontend/features/forwarding/leg-list.tsx';
import { ForwardTarget } from '#frontend/features/forwarding/forward-target.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { TestTicket } from '#frontend/features/forwarding/test-ticket.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

/** A failed test: the likely cause, and the two codes that usually help. */
export function TestFailed({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { legs, test, carrier, number, platform, now } = forwarding;
  const retry = useForwardingAction(api.startTest);
  const goBack = useForwardingAction(api.takeStep);
  const leg =
    legs.find((each) => each.leg === test?.leg && each.state === 'failed') ??
    legs.find(({ state }) => state === 'failed');
  if (!leg) return null;
  const why = test?.state === 'answered_by_voicemail' || test?.state === 'busy' ? test.state : 'not_forwarded';
  return (
    <SetUpScreen
      title={t('failed.title')}
      lead={t(`failed.${why}`)}
      above={
        <>
          <Stepper at="test" platform={platform} />
          <p>
            <Chip tone="warn">{t('failed.chip')}</Chip>
          </p>
        </>
      }
      aside={
        <>
          {test && <TestTicket test={test} now={now} />}
          <UndoCard forwarding={forwarding} />
        </>
      }
    >
      <div className="stack [--stack:0.75rem]">
        {leg.undo && (
          <section className="leg is-now" aria-labelledby="erase">
            <div className="leg__top">
              <div>
                <h2 id="erase">{t('failed.erase')}</h2>
                <p>{t('failed.eraseMore')}</p>
              </div>
              <Chip tone="brand">{t('failed.now')}</Chip>
            </div>
            <Code of={leg.undo} />
          </section>
        )}
        <section className="leg" aria-labelledby="again">
          <div className="leg__top">
            <div>
              <h2 id="again">{t('failed.again')}</h2>
              <p>{t(`leg.${leg.leg}.title`)}</p>
            </div>
            <Chip>{t('failed.after')}</Chip>
          </div>
          <Code of={leg.code} />
          {!carrier?.is_by_app && <ForwardTarget number={number} />}
        </section>
      </div>
      {(retry.fault ?? goBack.fault) && <Failure error={retry.fault ?? goBack.fault} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={retry.isBusy} onClick={() => void retry.change({ leg: leg.leg })}>
          {t('failed.retry')}
        </Button>
        <Button look="ghost" busy={goBack.isBusy} onClick={() => void goBack.change({ step: 'codes' })}>
          {t('test.back')}
        </Button>
      </div>
      <p className="small muted">
        {platform === 'ios' && t('failed.iphone')} {t('failed.prepaid')}
      </p>
      <section aria-labelledby="legs">
        <h2 id="legs" className="fwd__rule">
          {t('failed.legs')}
        </h2>
        <LegList legs={legs} more={(each) => t(`leg.${each.leg}.more`)} />
      </section>
    </SetUpScreen>
  );
}
