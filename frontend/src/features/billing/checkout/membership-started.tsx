import { useTranslation } from 'react-i18next';

import { NextStep } from '#frontend/features/billing/checkout/next-step.tsx';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { StartedTicket } from '#frontend/features/billing/checkout/started-ticket.tsx';
import type { PersonId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

const DAY_MS = 86_400_000;

/** How many free days began. */
const trialDays = ({ began_at, trial_ends_at }: Membership): number =>
  began_at && trial_ends_at ? Math.round((Date.parse(trial_ends_at) - Date.parse(began_at)) / DAY_MS) : 1;

/** The membership has started: charges, next dates and next step. */
export function MembershipStarted({
  membership,
  isContinued,
  person_id,
}: {
  membership: Membership;
  /** Within paid time: nothing was charged. */
  isContinued: boolean;
  person_id: PersonId | undefined;
}) {
  const { t } = useTranslation('checkout', { keyPrefix: 'done' });
  const isTrial = membership.standing === 'trialing';
  return (
    <CheckoutLayout
      title={isContinued ? t('later') : isTrial ? t('trial', { count: trialDays(membership) }) : t('paid')}
      lead={t(isTrial || isContinued ? 'leadTrial' : 'leadPaid')}
      asideLabel={t('label')}
      aside={<StartedTicket of={membership} isContinued={isContinued} />}
      isArrival
    >
      <NextStep person_id={person_id} />
    </CheckoutLayout>
  );
}
