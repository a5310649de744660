import type { BillingContext } from '#functions/billing/context.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { noWithdrawal, withdrawalAt } from '#functions/billing/domain/withdrawal.ts';

/** What the member withdrew from by the refund of this charge, which ends it. */
export async function withdrawalBy({ account_id, consent_id, refund }: Charge, { subscriptions }: BillingContext) {
  if (refund?.because !== 'asked') return noWithdrawal;
  return withdrawalAt(await subscriptions.consent(account_id, consent_id), refund.asked_at);
}
