import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';

/** Of the release that the library expects; a test holds the two together. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };
let policy: Policy | undefined;

/**
 * The script URL for browsers that enforce Trusted Types: the `stripe-script` policy allows this URL only. Stripe’s
 * loader would assign a plain string.
 */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('stripe-script', {
    createScriptURL: (url) => {
      if (url !== STRIPE_SCRIPT) throw new TypeError('Only the provider’s script');
      return url;
    },
  });
  return policy ? policy.createScriptURL(STRIPE_SCRIPT) : STRIPE_SCRIPT;
}

/** Loads the provider’s script once; Stripe’s loader then finds it on the page. */
export async function stripeFor(publishable_key: string, locale: StripeElementLocale): Promise<Stripe | null> {
  if (!document.querySelector(`script[src="${STRIPE_SCRIPT}"]`)) {
    const script = document.createElement('script');
    script.src = trustedAddress();
    document.head.append(script);
  }
  return loadStripe(publishable_key, { locale });
}
