import { advanceCharge } from '#functions/billing/charge/advance.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { beginOnSession } from '#functions/billing/domain/charge.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

type ConfirmRequest = { account_id: AccountId; charge_id: ChargeId };

/**
 * Confirms a renewal that the bank declined because its owner was not there: the same payment, with the card on file, on
 * session. A repeated request continues the open attempt; nothing is charged twice.
 *
 * @param takeLimit counts an attempt before the bank is asked
 * @throws billing.charge-not-found
 * @throws billing.not-confirmable where the month is not open any more, or waits for something else
 * @throws the card error
 */
export async function confirmCharge(
  { account_id, charge_id }: ConfirmRequest,
  context: BillingContext,
  takeLimit: () => Promise<void>,
  now: Date,
): Promise<CheckoutStep> {
  let isCounted = false;
  const charge = await retryOnConflict(async () => {
    const saved = await context.charges.of(account_id, charge_id);
    const subscription = await context.subscriptions.of(account_id);
    if (!saved) throw new Fault('billing.charge-not-found');
    const isOwn = subscription?.subscription_id === saved.subscription_id && willRenew(subscription);
    if (saved.state === 'settled' || (saved.state === 'claimed' && saved.on_session && isOwn)) return saved;
    const isConfirmable = saved.state === 'declined' && saved.problem?.code === 'billing.card-authentication';
    if (!isOwn || !isConfirmable) throw new Fault('billing.not-confirmable');
    if (!isCounted) await takeLimit();
    isCounted = true;
    const next = beginOnSession(saved, null, now);
    await context.commit(context.charges.write(next, saved));
    return next;
  });
  const { subscription_id, period } = charge;
  const month = { account_id, subscription_id, period };
  const outcome = await advanceCharge(month, context, now, { onSession: true, refetch: true });
  switch (outcome.outcome) {
    case 'action':
      return { state: 'action', client_secret: outcome.client_secret };
    case 'paid':
      return { state: 'done', membership: await readMembership(account_id, context) };
    case 'wait': {
      const current = await context.charges.of(account_id, charge_id);
      // A job took the month back: the bank may not be asked without its owner.
      if (current?.state === 'declined') throw new Fault(current.problem?.code ?? 'billing.not-completed');
      return { state: 'processing' };
    }
    case 'over':
      throw new Fault(outcome.problem ?? 'billing.not-confirmable');
  }
}
