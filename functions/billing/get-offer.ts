import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { chargesOf } from '#functions/billing/domain/offer.ts';
import { remindAt } from '#functions/billing/domain/subscription.ts';
import { cardForm, offerAt } from '#functions/billing/offer.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { standingOf } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { subscriptions: subscriptionStore(table), checkouts: checkoutStore(table) };

export const handler = handle(
  billing.getOffer,
  live,
  async ({ member, from: place, now }, { subscriptions, checkouts }) => {
    const account_id = member?.accountId;
    const [subscription, had_trial] = await Promise.all([
      account_id && subscriptions.of(account_id),
      account_id ? checkouts.hasTrialClaim([{ by: 'account', digest: account_id }]) : false,
    ]);
    const offer = offerAt(now, { had_trial, place });
    const charges = chargesOf(offer, now);
    const [, first] = charges;
    return {
      ...offer,
      charges,
      remind_at: offer.trial_days > 0 && first ? remindAt({ anchor: first.at, period: 0 }) : null,
      standing: standingOf(subscription || undefined),
      card_form: cardForm(),
    };
  },
);
