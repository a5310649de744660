import * as z from 'zod';

import { environment, isDevServer } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import type { Payments } from '#functions/providers/payments/port.ts';
import type { Connection } from '#functions/providers/payments/stripe.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const Account = z.object({
  secret_key: z.string().regex(/^[sr]k_(test|live)_\w+$/),
  webhook_secrets: z.array(z.string().startsWith('whsec_')).min(1),
});

/** Our account with Stripe; on the dev server, with its double. Without a complete one nothing is charged. */
async function connect(): Promise<Connection> {
  const { STRIPE_SECRET, STRIPE_API_BASE } = environment();
  if (!STRIPE_SECRET) throw new Fault('billing.misconfigured', { cause: new Error('STRIPE_SECRET is not set') });
  // A key is sent to Stripe only; that of the double never leaves this machine.
  const isLocal =
    STRIPE_API_BASE !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(STRIPE_API_BASE).hostname);
  if (STRIPE_API_BASE !== undefined && !(isDevServer() && isLocal)) {
    throw new Fault('billing.misconfigured', { cause: new Error('STRIPE_API_BASE is for the dev server only') });
  }
  const text = await secret(STRIPE_SECRET);
  return { ...parseAccount(text), apiBase: STRIPE_API_BASE };
}

function parseAccount(text: string) {
  try {
    return Account.parse(JSON.parse(text));
  } catch {
    // Not the cause: it would carry the secret into the log.
    throw new Fault('billing.misconfigured', { cause: new Error('STRIPE_SECRET holds no account with Stripe') });
  }
}

let opened: Promise<Payments> | undefined;

/** The provider of this stage. Its SDK is loaded only for billing, so that nothing else starts slower. */
export const payments = (): Promise<Payments> =>
  (opened ??= import('#functions/providers/payments/stripe.ts').then(({ stripePayments }) => stripePayments(connect)));
