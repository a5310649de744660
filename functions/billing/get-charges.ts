import { chargeStore } from '#functions/billing/charge-store.ts';
import { hasNoMembership } from '#functions/billing/domain/charge.ts';
import { readAll } from '#functions/billing/membership.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { chargeView, plannedView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { subscriptions: subscriptionStore(table), charges: chargeStore(table) };

export const handler = handle(billing.getCharges, live, async ({ member, now }, stores) => {
  const [all, { subscription, consent }] = await Promise.all([
    stores.charges.all(member.accountId),
    readAll(member.accountId, stores),
  ]);
  const shown = all.filter((charge) => !hasNoMembership(charge));
  const ids = [...new Set(shown.map(({ consent_id }) => consent_id))];
  const consents = new Map(
    await Promise.all(ids.map(async (id) => [id, await stores.subscriptions.consent(member.accountId, id)] as const)),
  );
  const planned = subscription && plannedView(subscription, consent);
  const past = shown.map((charge) => chargeView(charge, consents.get(charge.consent_id), now)).reverse();
  return { charges: planned ? [planned, ...past] : past };
});
