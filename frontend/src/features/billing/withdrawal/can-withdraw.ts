import { serverNow } from '#frontend/lib/clock.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Whether the law still lets this member withdraw from the contract. */
export const canWithdraw = ({ withdrawable_until }: Pick<Membership, 'withdrawable_until'>): boolean =>
  withdrawable_until !== null && serverNow().toISOString() < withdrawable_until;
