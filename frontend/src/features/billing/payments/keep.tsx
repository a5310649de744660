import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { canKeep } from '#frontend/components/to-keep.tsx';
import { AllPayments } from '#frontend/features/billing/payments/all-payments.tsx';
import { ConfirmKeep } from '#frontend/features/billing/payments/confirm-keep.tsx';
import { Kept } from '#frontend/features/billing/payments/kept.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

/** Takes the cancellation of the member’s own membership back. */
export function Keep() {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  const { isKnown } = useFormats();
  const { data: membership, error: unread, mutate } = useEndpoint(billing.getMembership, {});
  const { trigger, data: kept, error, isMutating } = useAction(billing.keepMembership, { refreshes });
  const words = { title: t('title'), heading: t('heading') };
  if (kept?.next_charge && isKnown)
    return (
      <Kept next={kept.next_charge} pausedAfter={kept.pause && kept.paid_until}>
        <AllPayments />
      </Kept>
    );
  if (!membership || !isKnown)
    return (
      <PaymentsSubpage {...words} lead={t('nothing')}>
        {unread ? <Failure error={unread} onRetry={() => void mutate()} /> : <Skeleton width="100%" height="14rem" />}
      </PaymentsSubpage>
    );
  if (!membership.if_kept || !canKeep(membership))
    return (
      <PaymentsSubpage {...words} lead={t('over')}>
        <p>
          <AllPayments />
        </p>
      </PaymentsSubpage>
    );
  return (
    <PaymentsSubpage {...words} lead={t('nothing')}>
      <ConfirmKeep
        next={membership.if_kept}
        pausedAfter={membership.if_kept.is_paused ? membership.paid_until : null}
        busy={isMutating}
        error={error}
        onKeep={() => void trigger({})}
      >
        <AllPayments />
      </ConfirmKeep>
    </PaymentsSubpage>
  );
}
