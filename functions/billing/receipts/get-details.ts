import { currentDetails } from '#functions/billing/domain/billing-details.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';

const live = { details: detailsStore(table), subscriptions: subscriptionStore(table) };

export const handler = handle(
  receipts.getDetails,
  live,
  async ({ member: { accountId }, from }, { details, subscriptions }) => {
    const [history, subscription] = await Promise.all([details.of(accountId), subscriptions.of(accountId)]);
    const consent = subscription && (await subscriptions.consent(accountId, subscription.consent_id));
    const place = subscription?.place ?? consent?.country;
    return { details: currentDetails(history?.versions ?? []), country: place?.slice(0, 2) ?? from.country };
  },
);
