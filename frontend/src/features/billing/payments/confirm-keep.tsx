import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Money } from '#shared/values/money.ts';

type Props = {
  next: { at: string; amount: Money };
  /** Until when the time runs that is paid, of a membership that stays paused. */
  pausedAfter: string | null;
  busy: boolean;
  error: unknown;
  onKeep: () => void;
  /** The way out. */
  children: ReactNode;
};

/** What taking a cancellation back charges when, what its member agrees to by it, and the button. */
export function ConfirmKeep({ next, pausedAfter, busy, error, onKeep, children }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  const write = useFormats();
  const amount = write.money(next.amount);
  return (
    <div className="stack [--stack:2rem]">
      <ol className="sched">
        <Step tone="now" when={t('today')} amount={<Price of={{ ...next.amount, minor_units: 0 }} />}>
          {t('nothing')}
        </Step>
        <Step when={write.moment(next.at)} amount={<Price of={next.amount} />}>
          {t('monthly')}
        </Step>
      </ol>
      {pausedAfter && <p>{t('staysPaused', { until: write.date(pausedAfter), at: write.date(next.at) })}</p>}
      <p className="small muted">
        <Trans t={t} i18nKey="agree" values={{ amount, at: write.moment(next.at) }} components={ltrMark} />
      </p>
      {error !== undefined && <Failure error={error} />}
      <div className="row [--gap:0.5rem]">
        <Button busy={busy} onClick={onKeep}>
          <span>
            <Trans t={t} i18nKey="submit" values={{ amount }} components={ltrMark} />
          </span>
        </Button>
        {children}
      </div>
    </div>
  );
}
