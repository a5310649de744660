import { ChevronRight, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

const switches = ['live', 'silence'] as const;
type Switch = (typeof switches)[number];

/** The two iPhone settings that would keep calls from being forwarded. The page cannot see them. */
export function Iphone({ forwarding: { platform } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'iphone' });
  const [off, setOff] = useState<readonly Switch[]>([]);
  const { change, isBusy, fault } = useForwardingAction(api.takeStep);
  const flip = (name: Switch) =>
    setOff((was) => (was.includes(name) ? was.filter((each) => each !== name) : [...was, name]));
  return (
    <SetUpScreen
      title={t('title')}
      lead={t('lead')}
      above={<Stepper at="iphone" platform={platform} />}
      aside={
        <>
          <div className="ticket">
            <p className="big fwd__big">{t('unseen')}</p>
          </div>
          <div className="note note--info">
            <Icon of={Smartphone} />
            <p>{t('versions')}</p>
          </div>
        </>
      }
    >
      {switches.map((name, i) => (
        <section key={name} className="stack [--stack:1rem]" aria-labelledby={name}>
          <h2 id={name} className="fwd__rule">
            {`${i + 1}. ${t(name)}`}
          </h2>
          <p>{t(`${name}More`)}</p>
          <ul className="path" aria-label={t('path')}>
            {(['settings', 'apps', 'phone'] as const).map((place) => (
              <li key={place}>
                <span>{t(place)}</span>
                <Icon of={ChevronRight} small directional />
              </li>
            ))}
            <li className="is-here">
              <span>{t(`${name}Name`)}</span>
              <span className="tog" role="img" aria-label={t('off')} />
            </li>
          </ul>
          <label className="check">
            <input type="checkbox" checked={off.includes(name)} onChange={() => flip(name)} />
            <span>{t('done')}</span>
          </label>
        </section>
      ))}
      {fault && <Failure error={fault} />}
      <div className="row [--gap:0.5rem]">
        <Button disabled={off.length < switches.length} busy={isBusy} onClick={() => void change({ step: 'codes' })}>
          {t('go')}
        </Button>
        <Button look="ghost" busy={isBusy} onClick={() => void change({ step: 'codes' })}>
          {t('notMine')}
        </Button>
      </div>
    </SetUpScreen>
  );
}
