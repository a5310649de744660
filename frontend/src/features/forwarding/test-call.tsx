import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { marked } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Screen } from '#frontend/features/forwarding/screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { TestTicket } from '#frontend/features/forwarding/test-ticket.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useChange } from '#frontend/features/forwarding/use-forwarding.ts';
import { type Forwarding, forwarding as api, type Leg } from '#shared/api/forwarding.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The test: rings the owner, who lets it ring, and shows whether the call comes back. */
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
  const { change, isBusy, fault } = useChange(api.stopTest);
  return (
    <Screen
      title={t('ringing')}
      lead={<Trans t={t} i18nKey="ringingLead" components={marked} values={{ from: formatPhone(test.from) }} />}
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
    </Screen>
  );
}

function Ready({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { test, legs, number } = forwarding;
  const dialled = legs.filter(({ state }) => state !== 'unknown' && state !== 'code_shown');
  const [leg, setLeg] = useState<Leg>(dialled.find(({ state }) => state !== 'verified')?.leg ?? 'no_answer');
  const { change, isBusy, fault } = useChange(api.startTest);
  const back = useChange(api.takeStep);
  return (
    <Screen
      title={t('test.title')}
      lead={
        <Trans t={t} i18nKey="test.lead" components={marked} values={{ from: number ? formatPhone(number) : '' }} />
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
        {dialled.map((each) => (
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
        <Button look="ghost" busy={back.isBusy} onClick={() => void back.change({ step: 'codes' })}>
          {t('test.back')}
        </Button>
      </div>
      <p className="small muted">{t('test.why')}</p>
    </Screen>
  );
}
