import { hurry } from '#functions/billing/charging/cancel.ts';
import { renew } from '#functions/billing/charging/renew.ts';
import type { Till } from '#functions/billing/charging/till.ts';
import { type Charge, givingBack, refundableUntil } from '#functions/billing/domain/charge.ts';
import { cancelled, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
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
export async function refund(asked: Asked, till: Till, now: Date): Promise<Charge> {
  const { account_id, charge_id } = asked;
  const decided = await retryOnConflict(() => decide(asked, till, now));
  if (decided.ended) await hurry(decided.ended, till);
  const { subscription_id, period } = decided.charge;
  await renew({ account_id, subscription_id, period }, till, now).catch((error: unknown) =>
    log.warn('a refund waits for the sweep', { charge: charge_id, error: String(error) }),
  );
  return (await till.charges.of(account_id, charge_id)) ?? decided.charge;
}

async function decide(
  { account_id, charge_id, because, also_cancel, days }: Asked,
  till: Till,
  now: Date,
): Promise<{ charge: Charge; ended?: Subscription }> {
  const charge = await till.charges.of(account_id, charge_id);
  // After the charge, never beside it: a month that is paid in between would not be seen to be the one that runs.
  const subscription = await till.subscriptions.of(account_id);
  if (!charge) throw new Fault('billing.charge-not-found');
  if (charge.state === 'refunding' || charge.state === 'refunded') return { charge };
  const until = refundableUntil(charge, days);
  if (!until || until <= now.toISOString()) throw new Fault('billing.not-refundable');

  const next = givingBack(charge, because, now);
  const writes: Write[] = [till.charges.write(next, charge)];
  const current = isCurrent(charge, subscription);
  let ended: Subscription | undefined;
  if (subscription && (current || (also_cancel && willRenew(subscription)))) {
    const why = current ? 'refund' : because;
    ended = cancelled(subscription, { because: why, at_once: current }, now);
    writes.push(till.subscriptions.write(ended, subscription));
  }
  if (current) {
    const grant = { account_id, cause: 'month' as const, of: charge_id, period: String(charge.period) };
    writes.push(...(await till.credits.reverse(grant, now)));
  }
  const account = await till.accounts.of(account_id);
  const letter =
    account &&
    charge.card &&
    till.post.letter(
      {
        purpose: 'refund-begun',
        to: account.email,
        account_id,
        language: account.language,
        params: { amount: charge.amount, card: charge.card, at: now.toISOString(), ends_membership: current },
      },
      now,
    );
  await till.commit(...writes, ...(letter ? [letter.write] : []));
  await letter?.send();
  return { charge: next, ...(ended && { ended }) };
}
