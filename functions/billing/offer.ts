import { createHash } from 'node:crypto';

import { type OfferedTo, offeredTo, type Terms } from '#functions/billing/domain/offer.ts';
import { environment } from '#functions/platform/environment.ts';
import { termsVersionAt } from '#shared/legal/versions.ts';
import { mostCredits } from '#shared/values/credits.ts';
import type { CardForm } from '#shared/api/billing.ts';

/** The configured terms of sale. */
export function termsNow(): Omit<Terms, 'terms_version' | 'paid_until'> {
  const env = environment();
  return {
    mode: env.BILLING_MODE,
    trial_days: env.TRIAL_DAYS,
    trial_credits: env.TRIAL_CREDITS,
    monthly_price: { minor_units: env.PRICE_MINOR_UNITS, currency: env.CURRENCY },
    monthly_credits: env.MONTHLY_CREDITS,
    most_credits: mostCredits(env.MONTHLY_CREDITS),
    refund_days: env.REFUND_DAYS,
    descriptor: env.STATEMENT_DESCRIPTOR,
  };
}

/** The terms of sale at a moment, with the version of the terms of service that is in force. */
export const termsAt = (now: Date): Terms => ({
  ...termsNow(),
  terms_version: termsVersionAt(now),
  paid_until: null,
});

/** Identifies an offer: the consent names the offer that was shown. */
export const digestOf = (offer: Terms): string =>
  createHash('sha256').update(JSON.stringify(offer)).digest('base64url').slice(0, 22);

/** The offer at a moment, with its digest. */
export function offerAt(now: Date, of: OfferedTo): Terms & { digest: string } {
  const offer = offeredTo(termsAt(now), of);
  return { ...offer, digest: digestOf(offer) };
}

/** Where the browser enters the card: in Stripe’s fields, or in those of the dev server’s double. */
export function cardForm(): CardForm {
  const { STRIPE_PUBLISHABLE_KEY = '', CARD_FRAME_URL } = environment();
  return CARD_FRAME_URL
    ? { kind: 'desk', frame_url: CARD_FRAME_URL }
    : { kind: 'stripe', publishable_key: STRIPE_PUBLISHABLE_KEY };
}
