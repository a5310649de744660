import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AlreadyMember } from '#frontend/features/billing/checkout/already-member.tsx';
import { OrderPage } from '#frontend/features/billing/checkout/order-page.tsx';
import { isBlocked } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { CheckoutBlocked } from '#frontend/features/billing/checkout/checkout-blocked.tsx';
import { MembershipStarted } from '#frontend/features/billing/checkout/membership-started.tsx';
import type { Payment } from '#frontend/features/billing/checkout/use-payment.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Standing } from '#shared/values/membership.ts';

type Props = { payment: Payment; person_id?: PersonId | undefined; note?: ReactNode };

const isRunning = (standing: Standing) => standing !== 'none' && standing !== 'cancelled';

/** Starts a membership: offer, card and progress. */
export function Checkout({ payment, person_id, note }: Props) {
  const { data, error, mutate } = useEndpoint(billing.getOffer, {});
  const { step, progress, failure, isLoggedOut } = payment;
  const isInProgress = progress !== undefined || step.state !== 'form';
  // The agreed offer stays visible until the outcome is known and while the next one loads, so that a visitor who is
  // logged in by paying keeps the filled form. Who is logged out meanwhile is shown no visitor’s offer in its place.
  const offer = ((isInProgress || isLoggedOut) && payment.offer) || data || payment.offer;

  if (step.state === 'done')
    return (
      <MembershipStarted
        membership={step.membership}
        isContinued={Boolean(payment.offer?.paid_until)}
        person_id={person_id}
      />
    );
  if (failure && isBlocked(failure.fault)) return <CheckoutBlocked fault={failure.fault} />;
  const isMember = failure?.fault.code === 'billing.already-subscribed' || (offer && isRunning(offer.standing));
  if (isMember && !isInProgress && !isLoggedOut) return <AlreadyMember person_id={person_id} />;
  if (offer) return <OrderPage offer={offer} payment={payment} person_id={person_id} note={note} />;
  return <LoadingCheckout error={error} onRetry={() => void mutate()} />;
}

function LoadingCheckout({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const shape = <Skeleton width="100%" height="16rem" />;
  return (
    <CheckoutLayout
      title={t('title.paid')}
      lead={error ? null : t('loading')}
      asideLabel={t('summary.label')}
      aside={!error && shape}
    >
      {error ? <Failure error={error} onRetry={onRetry} /> : shape}
    </CheckoutLayout>
  );
}
