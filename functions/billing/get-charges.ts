import { chargeStore } from '#functions/billing/charge-store.ts';
import { hasNoMembership } from '#functions/billing/domain/charge.ts';
import { readAll } from '#functions/billing/membership.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { membershipView, chargeView, plannedView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { subscriptions: subscriptionStore(table), charges: chargeStore(table) };

export const handler = handle(billing.getCharges, live, async ({ member, now }, stores) => {
  const [all, { subscription, ...rest }] = await Promise.all([
    stores.charges.all(member.accountId),
    readAll(member.accountId, stores),
  ]);
  const { descriptor } = membershipView(subscription, rest);
  const planned = subscription && plannedView(subscription, descriptor);
  const past = all
    .filter((charge) => !hasNoMembership(charge))
    .map((charge) => chargeView(charge, descriptor, now))
    .reverse();
  return { charges: planned ? [planned, ...past] : past };
});
