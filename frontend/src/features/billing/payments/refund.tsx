import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AllPayments } from '#frontend/features/billing/payments/all-payments.tsx';
import { ConfirmRefund } from '#frontend/features/billing/payments/confirm-refund.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { RefundOver } from '#frontend/features/billing/payments/refund-over.tsx';
import { RefundSummary } from '#frontend/features/billing/payments/refund-summary.tsx';
import { RefundProgress } from '#frontend/features/billing/payments/refund-progress.tsx';
import { type ChargeDetails, useCharge } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Refunds a charge: confirmation, progress, result. */
export function Refund() {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { isKnown } = useFormats();
  const { charge, error, mutate } = useCharge();
  const { data: membership } = useEndpoint(billing.getMembership, {});
  if (error)
    return (
      <PaymentsSubpage title={t('title')} heading={t('title')} lead={t('lead')}>
        <Failure error={error} onRetry={() => void mutate()} />
      </PaymentsSubpage>
    );
  if (!charge || !membership || !isKnown)
    return (
      <PaymentsSubpage title={t('title')} heading={<Skeleton height="3rem" />} lead={<Skeleton width="90%" />}>
        <Skeleton width="100%" height="16rem" />
      </PaymentsSubpage>
    );
  if (charge.refund) return <Decided of={charge} membership={membership} />;
  if (charge.refund_would)
    return <ConfirmRefund charge={charge} effects={charge.refund_would} membership={membership} />;
  return <NotHere of={charge} />;
}

function Decided({ of: charge, membership }: { of: ChargeDetails; membership: Membership }) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const write = useFormats();
  const { done_at, next_try_at } = charge.refund ?? {};
  const hasFailed = charge.state === 'refund_failed';
  const { t: withdraw } = useTranslation('payments', { keyPrefix: 'withdraw' });
  const isWithdrawal = charge.refund?.because === 'withdrawn';
  const progress = hasFailed ? t('stuck') : next_try_at ? t('delayed') : t('underWay');
  const lead = hasFailed
    ? t('stuckLead')
    : next_try_at
      ? t('delayedLead', { at: write.moment(next_try_at) })
      : t('underWayLead');
  const shownLead = done_at ? t('doneLead', { at: write.moment(done_at) }) : lead;
  const heading = done_at ? (
    <Trans t={t} i18nKey="done" values={{ amount: write.money(charge.amount) }} components={ltrMark} />
  ) : (
    progress
  );
  return (
    <PaymentsSubpage
      title={isWithdrawal ? withdraw('title') : t('title')}
      heading={isWithdrawal ? withdraw('received') : heading}
      lead={
        isWithdrawal ? (
          <>
            {heading}
            <Gap />
            {shownLead}
          </>
        ) : (
          shownLead
        )
      }
      aside={<RefundSummary of={charge} membership={membership} />}
    >
      <RefundProgress of={charge} />
    </PaymentsSubpage>
  );
}

function NotHere({ of: charge }: { of: ChargeDetails }) {
  const { state, charge_id } = charge;
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={t('payments:refund.title')}
      heading={t('payments:refund.notHere')}
      lead={state === 'paid' ? t('errors:billing.not-refundable') : t('payments:refund.notTaken')}
    >
      <div className="stack [--stack:1.5rem]">
        <RefundOver of={charge} />
        <div className="row [--gap:0.5rem]">
          {charge_id && (
            <LinkButton look="line" to={pathTo('charge', { language, charge_id })}>
              {t('payments:charges.details')}
            </LinkButton>
          )}
          <AllPayments />
        </div>
      </div>
    </PaymentsSubpage>
  );
}
