import { chargeStore } from '#functions/billing/charge-store.ts';
import { endSubscription, type EndReason, nextDue, willRenew } from '#functions/billing/domain/subscription.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** The membership of an account, for other domains. */
export const membershipOf = (table: Table) => {
  const subscriptions = subscriptionStore(table);
  const charges = chargeStore(table);
  return {
    /** Ends it at once; no writes where none runs. */
    async end(account_id: AccountId, because: EndReason, now: Date): Promise<Write[]> {
      const found = await subscriptions.of(account_id);
      if (!found || !willRenew(found)) return [];
      return [subscriptions.write(endSubscription(found, { because, at_once: true }, now), found)];
    },
    of: (account_id: AccountId) => subscriptions.of(account_id),
    /** When the next month is charged and its credits are granted; null where that is not planned. */
    async renewsAt(account_id: AccountId): Promise<string | null> {
      const found = await subscriptions.of(account_id);
      return found && willRenew(found) && found.status !== 'past_due' ? nextDue(found) : null;
    },
    charges: (account_id: AccountId) => charges.all(account_id),
  };
};
