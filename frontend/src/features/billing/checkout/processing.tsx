import { CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { secondsBefore } from '#frontend/features/billing/checkout/pause.ts';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { Paying, Step } from '#frontend/features/billing/checkout/use-paying.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';

/** After so many turns it is said that it takes long. */
const LONG = 4;

type Props = { offer: Offer; paying: Paying; step: Extract<Step, { state: 'processing' }> };

/** The bank was asked: what is done, what is waited for, and what comes after. It is asked again, at growing intervals. */
export function Processing({ offer, paying: { checkout_id, look }, step }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useLanguage();
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent(async () => {
    await look();
    setTurn((now) => now + 1);
  });
  useEffect(() => {
    const clock = setTimeout(() => void ask(), secondsBefore(turn) * 1000);
    return () => clearTimeout(clock);
  }, [turn]);
  const claimed = (
    <Trans
      t={t}
      i18nKey="stages.claimedNote"
      values={{ id: checkout_id }}
      components={{ id: <bdi dir="ltr" className="mono" /> }}
    />
  );
  return (
    <div className="stack [--stack:1.5rem]">
      <ol className="stages" aria-label={t('stages.label')} aria-live="polite">
        <Stage icon={CircleCheck} note={t('stages.agreedNote', { version: offer.terms_version })}>
          {t('stages.agreed')}
        </Stage>
        <Stage icon={CircleCheck} note={claimed}>
          {t('stages.claimed')}
        </Stage>
        <Stage icon={LoaderCircle} state="now" note={t('stages.bankNote', { at: formats.time(step.since, locale) })}>
          {t('stages.bank')}
        </Stage>
        <Stage icon={CircleDashed} state="wait" note={t('stages.after')}>
          {t(termsOf(offer).isTrial ? 'stages.trial' : 'stages.paid')}
        </Stage>
      </ol>
      {turn >= LONG && <p className="note">{t('processing.slow')}</p>}
      {(turn >= LONG || step.lost) && (
        <p>
          <Button look="line" onClick={() => void look()}>
            {t('processing.ask')}
          </Button>
        </p>
      )}
    </div>
  );
}

type StageProps = { icon: LucideIcon; state?: 'now' | 'wait'; note: ReactNode; children: string };

const Stage = ({ icon, state, note, children }: StageProps) => (
  <li className={state && `is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <Icon of={icon} />
    <b>{children}</b>
    <small>{note}</small>
  </li>
);
