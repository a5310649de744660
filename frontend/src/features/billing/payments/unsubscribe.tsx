import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Undo2 } from 'lucide-react';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AllPayments } from '#frontend/features/billing/payments/all-payments.tsx';
import { CancelReason } from '#frontend/features/billing/payments/cancel-reason.tsx';
import { Cancelled } from '#frontend/features/billing/payments/cancelled.tsx';
import { ConfirmCancel } from '#frontend/features/billing/payments/confirm-cancel.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { canKeep, ToKeep } from '#frontend/components/to-keep.tsx';
import { Pause } from '#frontend/features/billing/payments/pause.tsx';
import { Paused } from '#frontend/features/billing/payments/paused.tsx';
import { useIsWithdrawal } from '#frontend/features/billing/withdrawal/use-is-withdrawal.ts';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Cancels the membership with one click, after listing its effects. */
export function Unsubscribe() {
  const { t } = useTranslation('payments', { keyPrefix: 'unsubscribe' });
  const { language } = useLanguage();
  const { isKnown } = useFormats();
  const { data: membership, error, mutate } = useEndpoint(billing.getMembership, {});
  const { data: credits } = useEndpoint(billing.getCredits, { page: 1, only: 'all' });
  const { trigger, data: ended, error: cancelError, isMutating } = useAction(billing.unsubscribe, { refreshes });
  const [paused, setPaused] = useState<Membership>();
  const now = ended ?? membership;
  const isWithdrawal = useIsWithdrawal(now);
  const { t: withdraw } = useTranslation('payments', { keyPrefix: 'withdraw' });
  const [isChanged, setChanged] = useState(false);
  const showChanged = async () => {
    await mutate();
    setChanged(true);
  };
  if (error && !now)
    return (
      <PaymentsSubpage title={t('title')} heading={t('heading')} lead={t('lead')}>
        <Failure error={error} onRetry={() => void mutate()} />
      </PaymentsSubpage>
    );
  if (!now || !isKnown)
    return (
      <PaymentsSubpage title={t('title')} heading={t('heading')} lead={t('lead')}>
        <Skeleton width="100%" height="14rem" />
      </PaymentsSubpage>
    );
  if (now.standing === 'none' || cancelError?.code === 'billing.no-active-subscription')
    return <NoMembership title={t('title')} lead={t('nothing')} />;
  if (now.standing === 'cancelled' && now.cancelled_at && now.paid_until)
    return (
      <Cancelled
        note={isChanged ? t('changed') : undefined}
        isEarlier={!ended}
        heading={ended && isWithdrawal ? withdraw('received') : undefined}
        at={now.cancelled_at}
        until={now.paid_until}
        keep={canKeep(now) && <ToKeep to={pathTo('keep', { language })} />}
        aside={<CancelReason />}
      >
        <AllPayments />
      </Cancelled>
    );
  if (paused)
    return (
      <Paused of={paused}>
        <AllPayments />
      </Paused>
    );
  return (
    <PaymentsSubpage
      title={isWithdrawal ? withdraw('title') : t('title')}
      heading={isWithdrawal ? withdraw('askUnpaid') : t(now.can_pause ? 'headingPause' : 'heading')}
      lead={isChanged ? <span role="status">{t('changed')}</span> : isWithdrawal ? withdraw('lead') : t('lead')}
      aside={
        <>
          {now.can_pause && <Pause of={now} onPaused={setPaused} onChanged={() => void showChanged()} />}
          <RefundHint />
        </>
      }
    >
      <ConfirmCancel
        of={now}
        credits={credits?.balance}
        busy={isMutating}
        error={cancelError}
        onCancel={() => void trigger({ withdraws: isWithdrawal })}
        submit={isWithdrawal ? withdraw('submit') : undefined}
        keepPage="account"
      />
    </PaymentsSubpage>
  );
}

/** Says that charges can be refunded, and where. */
function RefundHint() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <div className="note">
      <Icon of={Undo2} directional />
      <p>
        {t('unsubscribe.unhappy')}
        <Gap />
        <Link to={pathTo('payments', { language })}>{t('all')}</Link>
      </p>
    </div>
  );
}
