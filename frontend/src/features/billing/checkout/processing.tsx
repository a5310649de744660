import { CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { retryDelay } from '#frontend/features/billing/checkout/retry-delay.ts';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { Payment, Step } from '#frontend/features/billing/checkout/use-payment.ts';
import { TermsLink } from '#frontend/features/billing/terms-link.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';

/** After this many attempts the page says that it takes long. */
const SLOW_AFTER_ATTEMPTS = 4;

type Props = { offer: Offer; payment: Payment; step: Extract<Step, { state: 'processing' }> };

/** Waits for the bank: progress, and polling at growing intervals. */
export function Processing({ offer, payment: { checkout_id, refetch }, step }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const poll = useEffectEvent(async () => {
    await refetch();
    setAttempt((now) => now + 1);
  });
  useEffect(() => {
    const clock = setTimeout(() => void poll(), retryDelay(attempt) * 1000);
    return () => clearTimeout(clock);
  }, [attempt]);
  const claimed = (
    <Trans
      t={t}
      i18nKey="stages.claimedNote"
      values={{ id: checkout_id }}
      components={{ id: <bdi dir="ltr" className="mono" /> }}
    />
  );
  const agreed = (
    <Trans
      t={t}
      i18nKey="stages.agreedNote"
      values={{ version: offer.terms_version }}
      components={{ terms: <TermsLink version={offer.terms_version} /> }}
    />
  );
  return (
    <div className="stack [--stack:1.5rem]">
      <ol className="stages" aria-label={t('stages.label')} aria-live="polite">
        <Stage icon={CircleCheck} note={agreed}>
          {t('stages.agreed')}
        </Stage>
        <Stage icon={CircleCheck} note={claimed}>
          {t('stages.claimed')}
        </Stage>
        <Stage icon={LoaderCircle} state="now" note={t('stages.bankNote', { at: formats.time(step.since, locale) })}>
          {t('stages.bank')}
        </Stage>
        <Stage icon={CircleDashed} state="wait" note={t('stages.after')}>
          {t(termsOf(offer).isLater ? 'stages.later' : termsOf(offer).isTrial ? 'stages.trial' : 'stages.paid')}
        </Stage>
      </ol>
      {attempt >= SLOW_AFTER_ATTEMPTS && <p className="note">{t('processing.slow')}</p>}
      {(attempt >= SLOW_AFTER_ATTEMPTS || step.lost) && (
        <p>
          <Button look="line" onClick={() => void refetch()}>
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
