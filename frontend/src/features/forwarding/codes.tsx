import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import { LegCard } from '#frontend/features/forwarding/leg-card.tsx';
import type { LegView } from '#frontend/features/forwarding/leg-list.tsx';
import { detectPlatform } from '#frontend/features/forwarding/platform.ts';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { UndoCard } from '#frontend/features/forwarding/undo-card.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

/** The codes, one by one, with our number in full and how to undo each. */
export function Codes({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  const { change, isBusy, fault } = useForwardingAction(api.takeStep);
  const [restoreTo, setRestoreTo] = useState('');
  const { legs, carrier, platform, number } = forwarding;
  const cards = carrier?.is_by_app ? legs.map((leg) => [leg]) : groupByCode(legs);
  const query = legs[0]?.query;
  const isSomeDialled = legs.some(({ state }) => state !== 'unknown' && state !== 'code_shown');
  const now = cards.find(([leg]) => leg?.state === 'code_shown' || leg?.state === 'unknown');
  return (
    <SetUpScreen
      title={carrier?.is_by_app ? t('appTitle') : t('title', { count: cards.length })}
      lead={carrier?.is_by_app ? t('appLead') : t('lead')}
      above={<Stepper at="codes" platform={platform} />}
      aside={
        <>
          {!carrier?.is_by_app && (
            <div className="note note--info">
              <Icon of={Smartphone} />
              <p>{t(how(platform))}</p>
            </div>
          )}
          <UndoCard forwarding={forwarding} />
          {query && legs[0]?.state === 'code_shown' && (
            <PreviousTarget query={query} value={restoreTo} onChange={setRestoreTo} />
          )}
        </>
      }
    >
      <div className="stack [--stack:0.75rem]">
        {cards.map((card) => (
          <LegCard
            key={card[0]?.leg}
            legs={card}
            isNow={card === now}
            number={number}
            restoreTo={restoreTo.trim()}
            isByApp={carrier?.is_by_app}
          />
        ))}
      </div>
      {fault && <Failure error={fault} />}
      {isSomeDialled && (
        <div className="stack [--stack:0.5rem]">
          <div className="row">
            <Button busy={isBusy} onClick={() => void change({ step: 'test' })}>
              {t('go')}
            </Button>
          </div>
          {now && <p className="small muted">{t('later')}</p>}
        </div>
      )}
    </SetUpScreen>
  );
}

/** How a code is dialled on that phone: on Android a link does it, if this is that phone. */
function how(platform: Forwarding['platform']): 'ios' | 'android' | 'desk' {
  if (platform === 'ios') return 'ios';
  return detectPlatform() === 'android' ? 'android' : 'desk';
}

/** Groups legs by code: one code may set several. */
const groupByCode = (legs: readonly LegView[]): LegView[][] => [...Map.groupBy(legs, ({ code }) => code).values()];

type Props = { query: string; value: string; onChange: (value: string) => void };

/** The previous forwarding target: our undo codes do not restore it. */
function PreviousTarget({ query, value, onChange }: Props) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'codes' });
  return (
    <details className="card">
      <summary>{t('restore')}</summary>
      <div className="stack [--stack:0.75rem]">
        <p className="small muted">{t('restoreLead')}</p>
        <Code of={query} />
        <TextField
          label={t('restoreTo')}
          type="tel"
          maxLength={32}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </details>
  );
}
