import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OrderForm } from '#frontend/features/billing/checkout/order-form.tsx';
import { OrderSummary } from '#frontend/features/billing/checkout/order-summary.tsx';
import { PayPage } from '#frontend/features/billing/checkout/pay-page.tsx';
import { Processing } from '#frontend/features/billing/checkout/processing.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { ToldNote } from '#frontend/features/billing/checkout/told-note.tsx';
import { useLeaving } from '#frontend/features/billing/checkout/use-leaving.ts';
import type { Paying } from '#frontend/features/billing/checkout/use-paying.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { offer: Offer; paying: Paying; person_id: PersonId | undefined; note: ReactNode };

/** An order from its form to the answer of the bank, with its summary beside it all the while. */
export function Ordering({ offer, paying, person_id, note }: Props) {
  const { step, work, told } = paying;
  const words = useWords(offer, paying);
  const [email, setEmail] = useState('');
  useLeaving(work === 'asking' || work === 'lost' || step.state === 'action');
  const isForm = step.state === 'form';
  return (
    <PayPage
      {...words}
      note={isForm && note}
      told={isForm && told && <ToldNote told={told} was={paying.offer} now={offer} />}
      asideLabel={words.label}
      aside={<OrderSummary offer={offer} person_id={person_id} />}
      isArrival={!isForm}
    >
      {step.state === 'processing' ? (
        <Processing offer={offer} paying={paying} step={step} />
      ) : (
        <OrderForm offer={offer} paying={paying} email={email} onEmail={setEmail} />
      )}
    </PayPage>
  );
}

function useWords(offer: Offer, { step }: Paying) {
  const { t } = useTranslation('checkout');
  const label = t('summary.label');
  if (step.state === 'action') return { label, title: t('bank.title'), lead: t('bank.lead') };
  if (step.state === 'processing') {
    return step.lost
      ? { label, title: t('processing.unknown'), lead: t('processing.unknownLead') }
      : { label, title: t('processing.title'), lead: t('processing.lead') };
  }
  return termsOf(offer).isTrial
    ? { label, title: t('title.trial', { count: offer.trial_days }), lead: t('lead.trial') }
    : { label, title: t('title.paid'), lead: t('lead.paid', { count: offer.refund_days }) };
}
