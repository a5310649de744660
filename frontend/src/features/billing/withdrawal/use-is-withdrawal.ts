import { useSearchParams } from 'react-router';

import { canWithdraw } from '#frontend/features/billing/withdrawal/can-withdraw.ts';
import { WITHDRAW } from '#frontend/features/billing/withdrawal/withdrawal-address.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Whether a refund or a cancellation is asked for as a withdrawal from the contract, and its name. */
export function useIsWithdrawal(membership: Pick<Membership, 'withdrawable_until'> | undefined): boolean {
  const [params] = useSearchParams();
  return params.has(WITHDRAW) && membership !== undefined && canWithdraw(membership);
}
