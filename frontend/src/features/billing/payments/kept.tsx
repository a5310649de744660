import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { ltrMark } from '#frontend/components/bdi.tsx';
import { DoneMark } from '#frontend/features/billing/payments/done-mark.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Money } from '#shared/values/money.ts';

type Props = {
  next: { at: string; amount: Money };
  /** Until when the time runs that is paid, of a membership that is still paused. */
  pausedAfter: string | null;
  children: ReactNode;
};

/** The cancellation was taken back: when the membership is charged next, and whether it is paused until then. */
export function Kept({ next, pausedAfter, children }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  const write = useFormats();
  return (
    <PaymentsSubpage
      title={t('title')}
      mark={<DoneMark>{t('nothing')}</DoneMark>}
      heading={t('done')}
      lead={
        <Trans
          t={t}
          i18nKey="doneLead"
          values={{ amount: write.money(next.amount), at: write.moment(next.at) }}
          components={ltrMark}
        />
      }
    >
      {pausedAfter !== null && (
        <p>
          {pausedAfter > serverNow().toISOString()
            ? t('paused', { until: write.date(pausedAfter), at: write.date(next.at) })
            : t('pausedNow', { at: write.date(next.at) })}
        </p>
      )}
      <div className="row [--gap:0.5rem]">{children}</div>
    </PaymentsSubpage>
  );
}
