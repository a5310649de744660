import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import type { LegView } from '#frontend/features/forwarding/leg-list.tsx';
import { ForwardTarget } from '#frontend/features/forwarding/forward-target.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { forwarding } from '#shared/api/forwarding.ts';

type Props = {
  legs: readonly LegView[];
  isNow: boolean;
  number: string | null;
  restoreTo: string;
  isByApp: boolean | undefined;
};
const tones = {
  unknown: 'plain',
  code_shown: 'brand',
  said_done: 'info',
  verified: 'ok',
  failed: 'danger',
  drifted: 'warn',
} as const;

/** One code: which calls it forwards, where to, and how to undo it. */
export function LegCard({ legs, isNow, number, restoreTo, isByApp = false }: Props) {
  const { t } = useTranslation('forwarding');
  const { change, isBusy, fault } = useForwardingAction(forwarding.sayDialled);
  const [first] = legs;
  if (!first) return null;
  const { leg, state, code, undo, query } = first;
  const titles = legs.map((each) => t(`leg.${each.leg}.title`));
  const isWaiting = state !== 'verified' && state !== 'said_done';
  return (
    <section className={isNow ? 'leg is-now' : 'leg'} aria-labelledby={leg}>
      <div className="leg__top">
        <div>
          <h2 id={leg}>{titles.join(' · ')}</h2>
          <p>{legs.length > 1 ? t('codes.together') : t(`leg.${leg}.more`)}</p>
        </div>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      </div>
      <Code of={code} big={isNow} />
      {code.includes(' ') && <p>{t('codes.voice')}</p>}
      {isNow && !isByApp && <ForwardTarget number={number} />}
      {fault && <Failure error={fault} />}
      <div className="row row--between [--gap:0.5rem]">
        {isWaiting ? (
          <Button
            size="sm"
            look={isNow ? 'solid' : 'line'}
            busy={isBusy}
            aria-label={t('codes.saidOf', { leg: titles.join(', ') })}
            onClick={() => void change({ leg, ...(restoreTo && leg === 'no_answer' && { restore_to: restoreTo }) })}
          >
            {t(isByApp ? 'codes.saidApp' : 'codes.said')}
          </Button>
        ) : (
          <span />
        )}
        {undo && (
          <p className="leg__undo">
            {t('codes.undo')} <bdi dir="ltr">{undo}</bdi>
            {query && (
              <>
                <br />
                {t('codes.ask')} <bdi dir="ltr">{query}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
