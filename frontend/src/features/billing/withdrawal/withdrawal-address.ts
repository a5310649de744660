import { pathTo } from '#frontend/app/paths.ts';
import { canWithdraw } from '#frontend/features/billing/withdrawal/can-withdraw.ts';
import type { Language } from '#shared/values/language.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

/** A page of payments that is opened to withdraw from the contract says so. */
export const WITHDRAW = 'withdraw';

/**
 * Where this member withdraws from the contract: by the refund of its charge, which ends the membership, or by the
 * cancellation, where nothing is charged yet. Undefined where there is nothing to withdraw from.
 */
export function withdrawalAddress(
  membership: Membership,
  charges: readonly Charge[],
  language: Language,
): string | undefined {
  const { agreed, standing } = membership;
  if (!agreed || !canWithdraw(membership)) return undefined;
  const made = charges.filter(({ charge_id, agreed: under }) => charge_id && under?.at === agreed.at);
  const charge_id = made.find(({ refundable_until }) => refundable_until)?.charge_id;
  if (charge_id) return `${pathTo('refund', { language, charge_id })}?${WITHDRAW}`;
  return standing === 'cancelled' ? undefined : `${pathTo('unsubscribe', { language })}?${WITHDRAW}`;
}
