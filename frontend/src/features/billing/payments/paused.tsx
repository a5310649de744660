import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { DoneMark } from '#frontend/features/billing/payments/done-mark.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { unbroken } from '#frontend/lib/unbroken.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Membership } from '#shared/values/membership.ts';

/** The membership is paused: until when it can be used, when the reminder comes, and when it is charged again. */
export function Paused({ of: { next_charge: next, paid_until }, children }: { of: Membership; children: ReactNode }) {
  const { t } = useTranslation('payments', { keyPrefix: 'pause' });
  const write = useFormats();
  if (!next) return null;
  const isPaidAhead = paid_until !== null && paid_until > serverNow().toISOString();
  return (
    <PaymentsSubpage
      title={t('title')}
      mark={<DoneMark>{t('done')}</DoneMark>}
      heading={t('until', { day: unbroken(write.date(next.at)) })}
      lead={t('doneLead')}
    >
      <div className="stack [--stack:2rem]">
        <ol className="sched">
          {isPaidAhead && <Step when={write.moment(paid_until)}>{t('paidEnds')}</Step>}
          {next.remind_at && (
            <Step tone="quiet" when={write.moment(next.remind_at)}>
              {t('reminder')}
            </Step>
          )}
          <Step when={write.moment(next.at)} amount={<Price of={next.amount} />}>
            {t('resumes')}
          </Step>
        </ol>
        <div className="row [--gap:0.5rem]">{children}</div>
      </div>
    </PaymentsSubpage>
  );
}
