import type { BillingContext } from '#functions/billing/context.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { noWithdrawal, withdrawalAt } from '#functions/billing/domain/withdrawal.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

/** What the member withdrew from by the refund of this charge, which ends it. */
export async function withdrawalBy(
  { account_id, consent_id, refund }: Charge,
  { accounts, subscriptions }: BillingContext,
) {
  if (refund?.because !== 'asked') return noWithdrawal;
  const [consent, account] = await Promise.all([
    subscriptions.consent(account_id, consent_id),
    accounts.of(account_id),
  ]);
  return withdrawalAt(consent, refund.asked_at, zoneOrUtc(account?.time_zone));
}
