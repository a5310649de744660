import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import { creditsAdded, mostCredits } from '#shared/values/credits.ts';
import type { Membership } from '#shared/values/membership.ts';

/** How many credits the next month adds to the balance of today; undefined while that is not known. */
export function useCreditsAdded(membership: Membership | undefined): { adds: number; balance: number } | undefined {
  const isDue = membership?.standing === 'active' || membership?.standing === 'trialing';
  const { data } = useEndpoint(billing.getCredits, isDue ? { page: 1, only: 'all' } : null);
  return data && membership && { adds: creditsAdded(membership.monthly_credits, data.balance), balance: data.balance };
}

/** Says before the charge that the next month adds no credits, or fewer; then a link for who does not want that. */
export function CreditsAdded({ of: membership, children }: { of: Membership; children?: ReactNode }) {
  const { t } = useTranslation('payments');
  const known = useCreditsAdded(membership);
  if (!known || !membership.next_charge || known.adds >= membership.monthly_credits) return null;
  return (
    <div className="note" role="note">
      <Icon of={Info} />
      <p>
        {t('adds.text', { ...known, most: mostCredits(membership.monthly_credits) })}
        <Gap />
        {children}
      </p>
    </div>
  );
}
