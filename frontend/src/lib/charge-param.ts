import { serverNow } from '#frontend/lib/clock.ts';
import type { Charge } from '#shared/values/membership.ts';

/** The address of the next charge, which has no id yet. */
export const NEXT_CHARGE = 'next';

export const chargeParam = ({ charge_id }: Charge): string => charge_id ?? NEXT_CHARGE;

/** Whether the member can refund the charge now. */
export const isRefundable = ({ refundable_until }: Charge): boolean =>
  refundable_until !== null && refundable_until > serverNow().toISOString();
