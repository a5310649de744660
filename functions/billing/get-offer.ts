import { chargeStore } from '#functions/billing/charge-store.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { chargesOf, type Terms } from '#functions/billing/domain/offer.ts';
import { remindAt } from '#functions/billing/domain/subscription.ts';
import { withdrawalDaysAt } from '#functions/billing/domain/withdrawal.ts';
import { cardForm, offerAt } from '#functions/billing/offer.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { continuable } from '#functions/billing/subscription/change.ts';
import { standingOf } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { subscriptions: subscriptionStore(table), charges: chargeStore(table), checkouts: checkoutStore(table) };

export const handler = handle(billing.getOffer, live, async ({ member, from, now }, { checkouts, ...stores }) => {
  const account_id = member?.accountId;
  const [subscription, ahead, had_trial] = await Promise.all([
    account_id && stores.subscriptions.of(account_id),
    account_id ? continuable(account_id, stores, now) : undefined,
    account_id ? checkouts.hasTrialClaim([{ by: 'account', digest: account_id }]) : false,
  ]);
  const offer = offerAt(now, { had_trial, paid_until: ahead?.paid_until, place: from });
  const charges = chargesOf(offer, now);
  const [, first] = charges;
  const continues_trial = ahead?.period === 0;
  return {
    ...offer,
    charges,
    continues_trial,
    remind_at: first ? reminderOf({ ...offer, continues_trial }, first.at, now) : null,
    withdrawal_days: withdrawalDaysAt(from.country),
    standing: standingOf(subscription || undefined),
    card_form: cardForm(),
  };
});

/** When the first charge is announced by mail; null where it is due today, or too soon. */
function reminderOf(
  { trial_days, paid_until, continues_trial }: Terms & { continues_trial: boolean },
  anchor: string,
  now: Date,
): string | null {
  if (!trial_days && !paid_until) return null;
  const at = remindAt(paid_until && !continues_trial ? { anchor, period: 1, shift: -1 } : { anchor, period: 0 });
  return at > now.toISOString() ? at : null;
}
