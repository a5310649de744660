import type { AccountStore } from '#functions/account/public.ts';
import { type ChargeStore, chargeStore } from '#functions/billing/charge-store.ts';
import { type Charge, chargeIdOf } from '#functions/billing/domain/charge.ts';
import { endSubscription, type EndReason, nextDue, willRenew } from '#functions/billing/domain/subscription.ts';
import { usedVersions } from '#functions/billing/domain/billing-details.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import {
  type Consent,
  type Subscription,
  type SubscriptionStore,
  subscriptionStore,
} from '#functions/billing/subscription-store.ts';
import { membershipView } from '#functions/billing/view.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

type Stores = { subscriptions: SubscriptionStore; charges: ChargeStore };
type Accounts = { accounts: Pick<AccountStore, 'of'> };

/** The membership of an account, with its consent and its open charge. */
export async function readMembership(account_id: AccountId, stores: Stores & Accounts): Promise<Membership> {
  const [{ subscription, ...rest }, account] = await Promise.all([
    readAll(account_id, stores),
    stores.accounts.of(account_id),
  ]);
  return membershipView(subscription, { ...rest, zone: zoneOrUtc(account?.time_zone) });
}

export async function readAll(
  account_id: AccountId,
  { subscriptions, charges }: Stores,
): Promise<{ subscription: Subscription | undefined; charge: Charge | undefined; consent: Consent | undefined }> {
  const subscription = await subscriptions.of(account_id);
  if (!subscription) return { subscription, charge: undefined, consent: undefined };
  const { charging, subscription_id, consent_id } = subscription;
  const [charge, consent] = await Promise.all([
    charging === null ? undefined : charges.of(account_id, chargeIdOf(subscription_id, charging)),
    subscriptions.consent(account_id, consent_id),
  ]);
  return { subscription, charge, consent };
}

/** The membership of an account, for other domains. */
export const membershipOf = (table: Table) => {
  const subscriptions = subscriptionStore(table);
  const charges = chargeStore(table);
  const details = detailsStore(table);
  return {
    /** Stops its renewal; what is paid runs to its end. No writes if there is none. */
    async end(account_id: AccountId, because: EndReason, now: Date): Promise<Write[]> {
      const subscription = await subscriptions.of(account_id);
      if (!subscription || !willRenew(subscription)) return [];
      return [subscriptions.write(endSubscription(subscription, { because, at_once: false }, now), subscription)];
    },
    /** What an account that is opened again has left of its membership: its member can keep it, as if they had cancelled it. */
    async giveBack(account_id: AccountId, now: Date): Promise<{ writes: Write[]; paid_until: string | null }> {
      const subscription = await subscriptions.of(account_id);
      if (!subscription || subscription.paid_until <= now.toISOString()) return { writes: [], paid_until: null };
      const { paid_until, ended_because } = subscription;
      if (ended_because !== 'account-deleted') return { writes: [], paid_until };
      return { writes: [subscriptions.write({ ...subscription, ended_because: 'asked' }, subscription)], paid_until };
    },
    /** Forgets billing details that no receipt shows; those of receipts stay as long as these. */
    async forgetUnusedDetails(account_id: AccountId): Promise<void> {
      const [history, all] = await Promise.all([details.of(account_id), charges.all(account_id)]);
      if (!history) return;
      const { revision: _, ...was } = history;
      const paidAt = all.flatMap(({ paid_at }) => paid_at ?? []);
      const versions = usedVersions(history.versions, paidAt);
      await table.commit(versions.length ? details.write({ ...was, versions }, history) : details.remove(history));
    },
    of: (account_id: AccountId) => subscriptions.of(account_id),
    /** When the next month is charged and its credits are granted; null where that is not planned. */
    async renewsAt(account_id: AccountId): Promise<string | null> {
      const subscription = await subscriptions.of(account_id);
      return subscription && willRenew(subscription) && subscription.status !== 'past_due'
        ? nextDue(subscription)
        : null;
    },
    charges: (account_id: AccountId) => charges.all(account_id),
  };
};
