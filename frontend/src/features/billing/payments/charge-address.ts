import type { Charge } from '#shared/values/membership.ts';

/** What stands in the address of the charge that lies ahead: it has no id yet. */
export const NEXT = 'next';

export const addressOf = ({ charge_id }: Charge): string => charge_id ?? NEXT;

/** Whether its owner may have it back by themselves, now. */
export const mayRefund = ({ refundable_until }: Charge): boolean =>
  refundable_until !== null && refundable_until > new Date().toISOString();
