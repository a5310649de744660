import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { TestTicket } from '#frontend/features/forwarding/test-ticket.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import { type Forwarding, forwarding as api, type Leg } from '#shared/api/forwarding.ts';

/** Tests forwarding by calling the member and waiting for the forwarded call. */
export function TestCall({ forwarding }: { forwarding: Forwarding }) {
  const { test } = forwarding;
  return test?.state === 'calling' ? (
    <Ringing forwarding={forwarding} test={test} />
  ) : (
    <Ready forwarding={forwarding} />
  );
}

type RingingProps = { forwarding: Forwarding; test: NonNullable<Forwarding['test']> };

function Ringing({ forwarding, test }: RingingProps) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'test' });
  const formatPhone = usePhoneFormat();
  const { change, isBusy, fault } = useForwardingAction(api.stopTest);
  return (
    <SetUpScreen
      title={t('ringing')}
      lead={<Trans t={t} i18nKey="ringingLead" components={ltrMark} values={{ from: formatPhone(test.from) }} />}
      above={<Stepper at="test" platform={forwarding.platform} />}
      aside={<UndoCard forwarding={forwarding} />}
    >
      <TestTicket test={test} now={forwarding.now} />
      {fault && <Failure error={fault} />}
      <div className="row">
        <Button look="line" busy={isBusy} onClick={() => void change({})}>
          {t('stop')}
        </Button>
      </div>
      <p className="small muted">{t('why')}</p>
    </SetUpScreen>
  );
}

function Ready({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const formatPhone = usePhoneFormat();
  const { test, legs, number } = forwarding;
  const dialledLegs = legs.filter(({ state }) => state !== 'unknown' && state !== 'code_shown');
  const [leg, setLeg] = useState<Leg>(dialledLegs.find(({ state }) => state !== 'verified')?.leg ?? 'no_answer');
  const { change, isBusy, fault } = useForwardingAction(api.startTest);
  const goBack = useForwardingAction(api.takeStep);
  return (
    <SetUpScreen
      title={t('test.title')}
      lead={
        <Trans t={t} i18nKey="test.lead" components={ltrMark} values={{ from: number ? formatPhone(number) : '' }} />
      }
      above={<Stepper at="test" platform={forwarding.platform} />}
      aside={
        <>
          {test && <TestTicket test={test} now={forwarding.now} />}
          <UndoCard forwarding={forwarding} />
        </>
      }
    >
      {test?.state === 'stopped' && <p role="status">{t('test.wasStopped')}</p>}
      {test?.state === 'busy' && <p role="status">{t('test.wasBusy')}</p>}
      <fieldset className="pick">
        <legend>{t('test.which')}</legend>
        {dialledLegs.map((each) => (
          <label key={each.leg}>
            <input type="radio" name="leg" checked={each.leg === leg} onChange={() => setLeg(each.leg)} />
            <span>
              <b>{t(`leg.${each.leg}.title`)}</b>
              <span className="small muted">{t(`test.how.${each.leg}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {fault && <Failure error={fault} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={isBusy} onClick={() => void change({ leg })}>
          {t('test.call')}
        </Button>
        <Button look="ghost" busy={goBack.isBusy} onClick={() => void goBack.change({ step: 'codes' })}>
          {t('test.back')}
        </Button>
      </div>
      <p className="small muted">{t('test.why')}</p>
    </SetUpScreen>
  );
}
