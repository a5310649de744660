import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

import { CheckoutError } from '#frontend/features/billing/checkout/checkout-error.tsx';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { KeepChoice } from '#frontend/features/billing/checkout/keep-choice.tsx';
import { LoggedOut } from '#frontend/features/billing/checkout/logged-out.tsx';
import { OrderForm } from '#frontend/features/billing/checkout/order-form.tsx';
import { OrderSummary } from '#frontend/features/billing/checkout/order-summary.tsx';
import { Processing } from '#frontend/features/billing/checkout/processing.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { Payment } from '#frontend/features/billing/checkout/use-payment.ts';
import { useAccountUsed } from '#frontend/lib/session.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { offer: Offer; payment: Payment; person_id: PersonId | undefined; note: ReactNode };

/** An order from its form to the answer of the bank, with its summary beside it all the while. */
export function OrderPage({ offer, payment, person_id, note }: Props) {
  const { step, progress, failure, isLoggedOut } = payment;
  const isAccountUsed = useAccountUsed();
  const heading = useHeading(offer, payment);
  const [email, setEmail] = useState('');
  useLeaveWarning(progress === 'asking' || progress === 'lost' || step.state === 'action');
  const isForm = step.state === 'form';
  return (
    <CheckoutLayout
      {...heading}
      note={
        isForm &&
        !isLoggedOut && (
          <>
            {isAccountUsed && <LoggedOut />}
            {note}
            {offer.paid_until && <KeepChoice offer={offer} />}
          </>
        )
      }
      error={
        isForm &&
        failure &&
        (isLoggedOut ? (
          <LoggedOut failure={failure} />
        ) : (
          <CheckoutError failure={failure} agreedOffer={payment.offer} offer={offer} />
        ))
      }
      asideLabel={heading.label}
      aside={<OrderSummary offer={offer} person_id={person_id} />}
      isArrival={!isForm}
    >
      {step.state === 'processing' && <Processing offer={offer} payment={payment} step={step} />}
      {step.state !== 'processing' && !isLoggedOut && (
        <OrderForm offer={offer} payment={payment} person_id={person_id} email={email} onEmail={setEmail} />
      )}
    </CheckoutLayout>
  );
}

function useHeading(offer: Offer, { step }: Payment) {
  const { t } = useTranslation('checkout');
  const label = t('summary.label');
  if (step.state === 'action') return { label, title: t('bank.title'), lead: t('bank.lead') };
  if (step.state === 'processing') {
    return step.lost
      ? { label, title: t('processing.unknown'), lead: t('processing.unknownLead') }
      : { label, title: t('processing.title'), lead: t('processing.lead') };
  }
  const { isLater, isTrialLater, isTrial } = termsOf(offer);
  if (isLater) return { label, title: t('title.later'), lead: t(isTrialLater ? 'lead.laterTrial' : 'lead.later') };
  return isTrial
    ? { label, title: t('title.trial', { count: offer.trial_days }), lead: t('lead.trial') }
    : { label, title: t('title.paid'), lead: t('lead.paid', { count: offer.refund_days }) };
}

/** Asks for confirmation before leaving a page with work in progress. */
function useLeaveWarning(isActive: boolean): void {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  const blocker = useBlocker(isActive);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(t('leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isActive]);
}
