import { requireOpen, requireSame } from '#functions/billing/cancel-link.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Contract, contractOf, isWithdrawable } from '#functions/billing/domain/contract.ts';
import type { ContractRef } from '#functions/billing/links.ts';
import { termsNow } from '#functions/billing/offer.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Stores = Pick<BillingContext, 'accounts' | 'subscriptions' | 'charges'>;

/**
 * The contract that a withdrawal link names.
 *
 * @throws auth.link-expired where another contract followed, or no law lets its member withdraw
 * @throws auth.account-closed billing.no-active-subscription billing.earlier-membership as for a cancel link
 */
export async function readContract(named: ContractRef, stores: Stores, now: Date): Promise<Contract> {
  const { account_id, consent_id } = named;
  const account = await stores.accounts.of(account_id);
  requireOpen(account, now);
  // Read before the charges: a month that is paid in between must not look unpaid.
  const subscription = requireSame(named, await stores.subscriptions.of(account_id));
  const [consent, charges] = await Promise.all([
    stores.subscriptions.consent(account_id, consent_id),
    stores.charges.all(account_id),
  ]);
  const isSame = subscription.consent_id === consent_id && consent;
  const zone = account.time_zone;
  const { refund_days } = termsNow();
  const contract = isSame && contractOf({ subscription, consent, charges, zone, refund_days }, now);
  if (!contract) throw new Fault('auth.link-expired');
  return contract;
}

/**
 * Withdraws from a contract as its member does: by the refund of what was charged under it, which ends the membership, or by
 * the cancellation where nothing is charged yet. A repeated request returns the same.
 *
 * @throws auth.link-expired where the period is over
 * @throws billing.could-not-unsubscribe where it is not known whether it was cancelled
 */
export async function withdraw(named: ContractRef, context: BillingContext, now: Date): Promise<Contract> {
  const { account_id, subscription_id } = named;
  const before = await readContract(named, context, now);
  if (before.left_at) return before;
  if (!isWithdrawable(before, now)) throw new Fault('auth.link-expired');
  if (!before.charge) await cancel({ account_id, of: subscription_id, because: 'link', withdraws: true }, context, now);
  // What was charged while it was cancelled is paid back, too.
  const { charge } = before.charge ? before : await readContract(named, context, now);
  if (charge) {
    const { charge_id } = charge;
    const { refund_days: days } = termsNow();
    await refund({ account_id, charge_id, because: 'asked', also_cancel: true, days }, context, now);
  }
  return readContract(named, context, now);
}

/** A contract as its link shows it: without personal data. */
export const contractView = (contract: Contract, now: Date) => ({
  ordered_at: contract.ordered_at,
  last_day: contract.last_day,
  left_at: contract.left_at,
  is_withdrawable: isWithdrawable(contract, now),
  amount: contract.charge?.amount ?? null,
  paid_back: contract.refunded?.amount ?? null,
});
