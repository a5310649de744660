import { oneAtATime, pause } from '#functions/billing/checkout/one-at-a-time.ts';
import { resumeCheckout, startCheckout } from '#functions/billing/checkout/start-checkout.ts';
import { billingContext } from '#functions/billing/context.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { isPayableNow } from '#functions/billing/domain/charge.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { readAll } from '#functions/billing/membership.ts';
import { digest } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isSameAmount } from '#shared/values/money.ts';

const live = {
  ...billingContext(table, payments),
  checkouts: checkoutStore(table),
  limits: limiterOf(table),
  pause,
};

export const handler = handle(billing.replaceCard, live, async ({ input, member, from, now }, deps) => {
  const { checkout_id, confirmation_token, charge_now } = input;
  return oneAtATime(checkout_id, deps, now, async () => {
    const requestDigest = digest(JSON.stringify([confirmation_token, charge_now]));
    const [account, { subscription: running, charge }, again] = await Promise.all([
      deps.accounts.of(member.accountId),
      readAll(member.accountId, deps),
      deps.checkouts.of(member.accountId, checkout_id),
    ]);
    if (!account) throw new Fault('auth.unauthenticated');
    if (again && again.digest !== requestDigest) throw new Fault('request.invalid');
    if (again) return resumeCheckout(again, deps, now);
    if (!running || !willRenew(running)) throw new Fault('billing.no-active-subscription');
    const due = charge && isPayableNow(charge) ? charge.amount : null;
    if (!isSameAmount(due, charge_now)) throw new Fault('billing.offer-changed');
    const go = {
      account,
      kind: 'card' as const,
      checkout_id,
      confirmation_token,
      digest: requestDigest,
      device: null,
      begins: null,
      charge_now,
    };
    return startCheckout({ ...go, from }, deps, now);
  });
});
