import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { openJournal } from '#functions/providers/payments/double/journal.ts';
import { startWebhookSender } from '#functions/providers/payments/double/webhook-sender.ts';
import { serveStripeDouble } from '#functions/providers/payments/double/server.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';

/** Credentials that the product and the double share, and the port: the card frame belongs to an origin. */
const Settings = z.object({
  secret_key: z.string(),
  publishable_key: z.string(),
  webhook_secrets: z.array(z.string()).min(1),
  salt: z.string(),
  port: z.number().int(),
});
type Settings = z.infer<typeof Settings>;

/**
 * Stripe's double as the dev server runs it: its state is kept in `folder`, and its webhooks are posted to `siteUrl`. A
 * card number is never written to disk.
 */
export async function startPaymentsDouble(folder: string, siteUrl: string, now: () => Date) {
  const file = join(folder, 'payments.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  const settings = text ? Settings.parse(JSON.parse(text)) : newSettings();

  await using stack = new AsyncDisposableStack();
  const journal = stack.use(openJournal(join(folder, 'payments.jsonl')));
  const stripe = createStripeDouble({
    now,
    newId,
    salt: settings.salt,
    secretKey: settings.secret_key,
    webhookSecret: settings.webhook_secrets[0] ?? '',
    before: journal.before,
    persist: journal.persist,
  });
  journal.shorten(stripe.store.dump());
  const { publishable_key: publishableKey } = settings;
  const server = stack.use(await serveStripeDouble({ stripe, port: settings.port, publishableKey, siteUrl, now }));
  stack.use(startWebhookSender(stripe, () => `${siteUrl}/api/billing/events`));
  await writeFile(file, JSON.stringify({ ...settings, port: server.port }), { mode: 0o600 });

  const { apiBase, frameUrl } = server;
  const ending = stack.move();
  return { file, apiBase, frameUrl, publishableKey, stripe, [Symbol.asyncDispose]: () => ending.disposeAsync() };
}

const newSettings = (): Settings => ({
  secret_key: `sk_test_${randomAlphanumeric(32)}`,
  publishable_key: `pk_test_${randomAlphanumeric(32)}`,
  webhook_secrets: [`whsec_${randomAlphanumeric(32)}`],
  salt: randomAlphanumeric(32),
  port: 0,
});

/** Ids that look like Stripe's and cannot be guessed. */
const newId = (prefix: string) => `${prefix}${randomAlphanumeric(24)}`;

function randomAlphanumeric(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
