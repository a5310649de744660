import { resumeCheckout } from '#functions/billing/checkout/start-checkout.ts';
import { billingContext } from '#functions/billing/context.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  ...billingContext(table, payments),
  checkouts: checkoutStore(table),
  limits: limiterOf(table),
};

export const handler = handle(billing.finishCheckout, live, async ({ input, member, now }, deps) => {
  const checkout = await deps.checkouts.of(member.accountId, input.checkout_id);
  if (!checkout) throw new Fault('billing.charge-not-found');
  return resumeCheckout(checkout, deps, now);
});
