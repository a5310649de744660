import { wakeOpenCharge } from '#functions/billing/subscription/cancel.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Charge, beginRefund, refundableUntil } from '#functions/billing/domain/charge.ts';
import { endSubscription, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

type Asked = {
  account_id: AccountId;
  charge_id: ChargeId;
  because: 'asked' | 'support';
  also_cancel: boolean;
  /** For how many days its owner may; support may for ever. */
  days: number;
};

/** Whether this charge pays for the time that runs: without it there is no membership. */
export const isCurrent = (charge: Charge, subscription: Subscription | undefined): subscription is Subscription =>
  subscription?.subscription_id === charge.subscription_id && subscription.period === charge.period;

/**
 * Gives a charge back in full. That it goes back is decided first, in one transaction with all that follows: of the month
 * that runs, the credits that are left and the membership itself. Then the provider is asked; where it does not answer, the
 * sweep asks until it has. Asked again, it answers how it stands.
 *
 * @throws billing.charge-not-found billing.not-refundable
 */
export async function refund(asked: Asked, context: BillingContext, now: Date): Promise<Charge> {
  const { account_id, charge_id } = asked;
  const decided = await retryOnConflict(() => decide(asked, context, now));
  if (decided.ended) await wakeOpenCharge(decided.ended, context);
  const { subscription_id, period } = decided.charge;
  await advanceCharge({ account_id, subscription_id, period }, context, now).catch((error: unknown) =>
    log.warn('a refund waits for the sweep', { charge: charge_id, error: String(error) }),
  );
  return (await context.charges.of(account_id, charge_id)) ?? decided.charge;
}

async function decide(
  { account_id, charge_id, because, also_cancel, days }: Asked,
  context: BillingContext,
  now: Date,
): Promise<{ charge: Charge; ended?: Subscription }> {
  const charge = await context.charges.of(account_id, charge_id);
  // After the charge, never beside it: a month that is paid in between would not be seen to be the one that runs.
  const subscription = await context.subscriptions.of(account_id);
  if (!charge) throw new Fault('billing.charge-not-found');
  if (charge.state === 'refunding' || charge.state === 'refunded') return { charge };
  const until = refundableUntil(charge, days);
  if (!until || until <= now.toISOString()) throw new Fault('billing.not-refundable');

  const next = beginRefund(charge, because, now);
  const writes: Write[] = [context.charges.write(next, charge)];
  const current = isCurrent(charge, subscription);
  let ended: Subscription | undefined;
  if (subscription && (current || (also_cancel && willRenew(subscription)))) {
    const why = current ? 'refund' : because;
    ended = endSubscription(subscription, { because: why, at_once: current }, now);
    writes.push(context.subscriptions.write(ended, subscription));
  }
  if (current) {
    const grant = { account_id, cause: 'month' as const, of: charge_id, period: String(charge.period) };
    writes.push(...(await context.credits.reverse(grant, now)));
  }
  const account = await context.accounts.of(account_id);
  const letter =
    account &&
    charge.card &&
    context.post.letter(
      {
        purpose: 'refund-begun',
        to: account.email,
        account_id,
        language: account.language,
        params: { amount: charge.amount, card: charge.card, at: now.toISOString(), ends_membership: current },
      },
      now,
    );
  await context.commit(...writes, ...(letter ? [letter.write] : []));
  await letter?.send();
  return { charge: next, ...(ended && { ended }) };
}
