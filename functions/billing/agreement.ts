import type { Checkout } from '#functions/billing/checkout-store.ts';
import { firstDue, offeredTo, type Terms } from '#functions/billing/domain/offer.ts';
import { digestOf, offerAt, termsAt } from '#functions/billing/offer.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { Consent } from '#functions/billing/subscription-store.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

type AgreementInput = {
  account_id: AccountId;
  had_trial: boolean;
  /** The cancelled membership that it continues. */
  continues?: Pick<Subscription, 'subscription_id' | 'paid_until'> | undefined;
  offer: string;
  language: string;
  from: ClientInfo;
};
export type Agreement = { begins: NonNullable<Checkout['begins']>; consent: Consent };

/** Checks that a visitor was shown the offer of this moment, before an account is opened. @throws billing.offer-changed */
export function requireShown(shown: string, from: ClientInfo, now: Date): void {
  if (offerAt(now, { had_trial: false, place: from }).digest !== shown) throw new Fault('billing.offer-changed');
}

/**
 * The subscription that an agreement starts or continues, and the consent that records it: to the very offer that was shown.
 *
 * @throws billing.trial-used billing.offer-changed
 */
export function agreementOn(
  { account_id, had_trial, continues, offer: shown, language, from }: AgreementInput,
  now: Date,
): Agreement {
  const offer = offerAt(now, { had_trial, paid_until: continues?.paid_until, place: from });
  if (offer.digest !== shown) {
    const withTrial = digestOf(offeredTo(termsAt(now, from), { had_trial: false }));
    throw new Fault(had_trial && shown === withTrial ? 'billing.trial-used' : 'billing.offer-changed');
  }
  const place = offer.tax?.place ?? from.country;
  const begins = { ...named(now, continues), ...what(offer), place, first_charge_at: firstDue(offer, now) };
  const { subscription_id, consent_id, trial_days, terms_version, descriptor, price: amount } = begins;
  const consent = {
    consent_id,
    account_id,
    subscription_id,
    at: now.toISOString(),
    amount,
    tax: offer.tax,
    country: from.country,
    card_country: null, // known once the provider shows the card
    interval: 'month' as const,
    trial_days,
    first_charge_at: begins.first_charge_at,
    descriptor,
    terms_version,
    language,
    network: from.network,
    device: from.device,
  };
  return { begins, consent };
}

const named = (now: Date, continues: AgreementInput['continues']) => ({
  subscription_id: continues?.subscription_id ?? newId('subscription', now.getTime()),
  consent_id: newId('consent', now.getTime()),
});

const what = ({
  trial_days,
  trial_credits,
  monthly_price,
  tax,
  monthly_credits,
  terms_version,
  descriptor,
}: Terms) => ({
  trial_days,
  trial_credits,
  price: monthly_price,
  ...(tax && !tax.inclusive && { before_tax: tax.net }),
  credits: monthly_credits,
  terms_version,
  descriptor,
});
