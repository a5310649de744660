import { useTranslation } from 'react-i18next';

import { NextStep } from '#frontend/features/billing/checkout/next-step.tsx';
import { PayPage } from '#frontend/features/billing/checkout/pay-page.tsx';
import { StartedTicket } from '#frontend/features/billing/checkout/started-ticket.tsx';
import type { PersonId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

const DAY_MS = 86_400_000;

/** How many free days began. */
const daysOf = ({ began_at, trial_ends_at }: Membership): number =>
  began_at && trial_ends_at ? Math.round((Date.parse(trial_ends_at) - Date.parse(began_at)) / DAY_MS) : 1;

/** It has begun: what was charged, what comes when and from which card, and what to do next. */
export function Started({ membership, person_id }: { membership: Membership; person_id: PersonId | undefined }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'done' });
  const isTrial = membership.standing === 'trialing';
  return (
    <PayPage
      title={isTrial ? t('trial', { count: daysOf(membership) }) : t('paid')}
      lead={t(isTrial ? 'leadTrial' : 'leadPaid')}
      asideLabel={t('label')}
      aside={<StartedTicket of={membership} />}
      isArrival
    >
      <NextStep person_id={person_id} />
    </PayPage>
  );
}
