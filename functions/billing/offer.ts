import { createHash } from 'node:crypto';

import { type OfferedTo, offeredTo, type Terms } from '#functions/billing/domain/offer.ts';
import { type Place, priceIn, rateAt, rateOf, taxWithin, totalOf } from '#functions/billing/domain/tax.ts';
import { refundDaysAt } from '#functions/billing/domain/withdrawal.ts';
import { environment } from '#functions/platform/environment.ts';
import { readPrice, readTaxRate, type TaxRate } from '#shared/validation/price-settings.ts';
import { termsVersionAt } from '#shared/legal/versions.ts';
import { mostCredits } from '#shared/values/credits.ts';
import type { CardForm } from '#shared/api/billing.ts';

/** The configured terms of sale that are the same everywhere. */
export function termsNow(): Omit<Terms, 'terms_version' | 'monthly_price' | 'tax' | 'paid_until'> {
  const env = environment();
  return {
    mode: env.BILLING_MODE,
    trial_days: env.TRIAL_DAYS,
    trial_credits: env.TRIAL_CREDITS,
    monthly_credits: env.MONTHLY_CREDITS,
    most_credits: mostCredits(env.MONTHLY_CREDITS),
    refund_days: env.REFUND_DAYS,
    descriptor: env.STATEMENT_DESCRIPTOR,
  };
}

const ratesNow = () => environment().TAX_RATES.map(readTaxRate);

/** The price at a place: what is charged a month, and the tax of it. */
function priceAt(place: Place): Pick<Terms, 'monthly_price' | 'tax'> {
  const { PRICES, PRICE_MINOR_UNITS: minor_units, CURRENCY: currency } = environment();
  const prices = PRICES.map(readPrice);
  const rate = rateAt(place, ratesNow());
  const monthly_price = totalOf(priceIn(place.country, { prices, standard: { minor_units, currency } }), rate);
  return { monthly_price, tax: rate ? taxWithin(monthly_price, rate) : null };
}

/** The rate of tax that is in force at the place of a member. */
export const taxRateOf = (place: string | null | undefined): TaxRate | undefined => rateOf(place, ratesNow());

/** Without a place: the price of countries that have none of their own. */
const ANYWHERE: Place = { country: null, region: null };

/** The terms of sale at a place and a moment, with the version of the terms of service that is in force. */
export const termsAt = (now: Date, place: Place): Terms => ({
  ...termsNow(),
  ...priceAt(place),
  refund_days: refundDaysAt(place.country, environment().REFUND_DAYS),
  terms_version: termsVersionAt(now),
  paid_until: null,
});

/** Identifies an offer: the consent names the offer that was shown. */
export const digestOf = (offer: Terms): string =>
  createHash('sha256').update(JSON.stringify(offer)).digest('base64url').slice(0, 22);

/** The offer at a moment and a place, with its digest. */
export function offerAt(
  now: Date,
  { place = ANYWHERE, ...of }: OfferedTo & { place?: Place },
): Terms & { digest: string } {
  const offer = offeredTo(termsAt(now, place), of);
  return { ...offer, digest: digestOf(offer) };
}

/** Where the browser enters the card: in Stripe’s fields, or in those of the dev server’s double. */
export function cardForm(): CardForm {
  const { STRIPE_PUBLISHABLE_KEY = '', CARD_FRAME_URL } = environment();
  return CARD_FRAME_URL
    ? { kind: 'desk', frame_url: CARD_FRAME_URL }
    : { kind: 'stripe', publishable_key: STRIPE_PUBLISHABLE_KEY };
}
