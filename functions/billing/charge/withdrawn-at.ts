import type { BillingContext } from '#functions/billing/context.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { isWithdrawal } from '#functions/billing/domain/withdrawal.ts';

/** When the member withdrew from the contract by the refund of this charge, which ends it; null where it was no withdrawal. */
export async function withdrawnAt(
  { account_id, consent_id, refund }: Charge,
  { subscriptions }: BillingContext,
): Promise<string | null> {
  if (refund?.because !== 'asked') return null;
  const consent = await subscriptions.consent(account_id, consent_id);
  return isWithdrawal(consent, refund.asked_at) ? refund.asked_at : null;
}
