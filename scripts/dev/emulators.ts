import type { Clock } from '#scripts/dev/clock.ts';
import type { Configuration } from '#scripts/dev/configuration.ts';
import { startIdentityDouble } from '#functions/providers/identity/double/start.ts';
import type { StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { startPaymentsDouble } from '#functions/providers/payments/double/start.ts';

type Parts = { folder: string; siteUrl: string; clock: Clock };

/** The origins whose frames the pages may embed, and Stripe's double unless Stripe itself is configured. */
type Emulators = { frames: string[]; stripe?: StripeDouble };

/** Starts the doubles of Google and Stripe unless a real account is configured, and points the functions at them. */
export async function startEmulators(
  { GOOGLE_SECRET, STRIPE_SECRET }: Pick<Configuration, 'GOOGLE_SECRET' | 'STRIPE_SECRET'>,
  { folder, siteUrl, clock }: Parts,
  stack: AsyncDisposableStack,
): Promise<Emulators> {
  if (!GOOGLE_SECRET) {
    const { file, issuer, peopleUrl } = stack.use(await startIdentityDouble(folder, siteUrl));
    Object.assign(process.env, { GOOGLE_SECRET: file, GOOGLE_ISSUER: issuer, GOOGLE_PEOPLE_URL: peopleUrl });
  }
  if (STRIPE_SECRET) return { frames: [] };
  const { file, apiBase, frameUrl, publishableKey, stripe } = stack.use(
    await startPaymentsDouble(folder, siteUrl, () => new Date(clock.read().now)),
  );
  Object.assign(process.env, {
    STRIPE_SECRET: file,
    STRIPE_API_BASE: apiBase,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    CARD_FRAME_URL: frameUrl,
  });
  return { frames: [new URL(frameUrl).origin], stripe };
}
