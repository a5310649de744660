import type { ChargeStore } from '#functions/billing/charge-store.ts';
import { type Charge, chargeIdOf } from '#functions/billing/domain/charge.ts';
import type { Consent, Subscription, SubscriptionStore } from '#functions/billing/subscription-store.ts';
import { membershipView } from '#functions/billing/view.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

type Stores = { subscriptions: SubscriptionStore; charges: ChargeStore };

/** The membership of an account, with its consent and its open charge. */
export async function readMembership(account_id: AccountId, stores: Stores): Promise<Membership> {
  const { subscription, ...rest } = await readAll(account_id, stores);
  return membershipView(subscription, rest);
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
