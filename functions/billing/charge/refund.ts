import { wakeOpenCharge } from '#functions/billing/subscription/cancel.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Charge } from '#functions/billing/domain/charge.ts';
import { beginRefund, recordWithdrawal, refundableUntil } from '#functions/billing/domain/charge-refund.ts';
import { noWithdrawal, refundDaysAt, withdrawalAt } from '#functions/billing/domain/withdrawal.ts';
import { endSubscription, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

type RefundRequest = {
  account_id: AccountId;
  charge_id: ChargeId;
  because: 'asked' | 'support';
  also_cancel: boolean;
  /** How many days after the payment a refund is possible, where the law does not give more. */
  days: number;
};

/** Whether this charge pays for the current month: without it there is no membership. */
export const isCurrent = (charge: Charge, subscription: Subscription | undefined): subscription is Subscription =>
  subscription?.subscription_id === charge.subscription_id && subscription.period === charge.period;

/**
 * Refunds a charge in full. One transaction decides it, together with the credits and the membership of the current
 * month; then the provider is asked. Where it does not answer, the sweep asks again. The member gets a mail from the step
 * that finishes the refund, or that leaves it open. A repeated request returns the current state.
 *
 * @throws billing.charge-not-found billing.not-refundable
 */
export async function refund(request: RefundRequest, context: BillingContext, now: Date): Promise<Charge> {
  const { account_id, charge_id } = request;
  const saved = await retryOnConflict(() => saveRefund(request, context, now));
  if (saved.ended) await wakeOpenCharge(saved.ended, context);
  const { subscription_id, period } = saved.charge;
  await advanceCharge({ account_id, subscription_id, period }, context, now).catch((error: unknown) =>
    log.warn('a refund waits for the sweep', { charge: charge_id, error: String(error) }),
  );
  return (await context.charges.of(account_id, charge_id)) ?? saved.charge;
}

async function saveRefund(
  { account_id, charge_id, because, also_cancel, days }: RefundRequest,
  context: BillingContext,
  now: Date,
): Promise<{ charge: Charge; ended?: Subscription }> {
  const charge = await context.charges.of(account_id, charge_id);
  // Read after the charge: read together, a month that is paid in between would not look like the current one.
  const subscription = await context.subscriptions.of(account_id);
  if (!charge) throw new Fault('billing.charge-not-found');
  if (charge.state === 'refunding' || charge.state === 'refunded') return { charge };
  const consent = await context.subscriptions.consent(account_id, charge.consent_id);
  const until = refundableUntil(charge, refundDaysAt(consent?.country, days));
  if (!until || until <= now.toISOString()) throw new Fault('billing.not-refundable');

  const isCurrentMonth = isCurrent(charge, subscription);
  const account = await context.accounts.of(account_id);
  // Within the period of the law, the member’s refund that ends the membership is their withdrawal.
  const withdrawal =
    isCurrentMonth && because === 'asked'
      ? withdrawalAt(consent, now.toISOString(), zoneOrUtc(account?.time_zone))
      : noWithdrawal;
  const next = recordWithdrawal(beginRefund(charge, because, now), withdrawal);
  const writes: Write[] = [context.charges.write(next, charge)];
  let ended: Subscription | undefined;
  if (subscription && (isCurrentMonth || (also_cancel && willRenew(subscription)))) {
    const why = isCurrentMonth ? 'refund' : because;
    const { withdrawn_at } = withdrawal;
    ended = endSubscription(subscription, { because: why, at_once: isCurrentMonth, withdrawn_at }, now);
    writes.push(context.subscriptions.write(ended, subscription));
  }
  if (isCurrentMonth) {
    const grant = { account_id, cause: 'month' as const, of: charge_id, period: String(charge.period) };
    const why = withdrawal.withdrawn_at === null ? 'month-ended' : 'membership-withdrawn';
    writes.push(...(await context.credits.reverseAndEnd(grant, why, now)));
  }
  await context.commit(...writes);
  return { charge: next, ...(ended && { ended }) };
}
