import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import type { Clock } from '#scripts/desk/clock.ts';
import { openJournal } from '#scripts/desk/payments/journal.ts';
import { startPostman } from '#scripts/desk/payments/postman.ts';
import { servePayments } from '#scripts/desk/payments/server.ts';
import { createWorld } from '#scripts/desk/payments/world/world.ts';

/** What we and the double know of each other, and its port: a card frame belongs to an origin. */
const Kept = z.object({
  secret_key: z.string(),
  publishable_key: z.string(),
  webhook_secrets: z.array(z.string()).min(1),
  salt: z.string(),
  port: z.number().int(),
});
type Kept = z.infer<typeof Kept>;

/**
 * The payment provider of a desk, which stands in for Stripe. What was paid there is kept in the data folder, and its
 * events are posted to `siteUrl` by the desk’s clock; a card’s number is never written down.
 */
export async function startDeskPayments(folder: string, siteUrl: string, clock: Pick<Clock, 'read'>) {
  const file = join(folder, 'payments.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  const kept = text ? Kept.parse(JSON.parse(text)) : newKept();
  const now = () => new Date(clock.read().now);

  await using stack = new AsyncDisposableStack();
  const journal = stack.use(openJournal(join(folder, 'payments.jsonl')));
  const world = createWorld({
    ...{ now, newId, salt: kept.salt, secretKey: kept.secret_key, webhookSecret: kept.webhook_secrets[0] ?? '' },
    ...{ before: journal.before, persist: journal.persist },
  });
  journal.shorten(world.store.dump());
  const { publishable_key: publishableKey } = kept;
  const server = stack.use(await servePayments({ world, port: kept.port, publishableKey, siteUrl, now }));
  stack.use(startPostman(world, () => `${siteUrl}/api/billing/events`));
  await writeFile(file, JSON.stringify({ ...kept, port: server.port }), { mode: 0o600 });

  const { apiBase, frameUrl } = server;
  const ending = stack.move();
  return { file, apiBase, frameUrl, publishableKey, world, [Symbol.asyncDispose]: () => ending.disposeAsync() };
}

const newKept = (): Kept => ({
  secret_key: `sk_test_${chance(32)}`,
  publishable_key: `pk_test_${chance(32)}`,
  webhook_secrets: [`whsec_${chance(32)}`],
  salt: chance(32),
  port: 0,
});

/** Ids as Stripe’s look: nobody guesses the next. */
const newId = (prefix: string) => `${prefix}${chance(24)}`;

/** So many letters and digits. */
function chance(length: number): string {
  const text = randomBytes(2 * length).toString('base64').replace(/[^A-Za-z0-9]/g, ''); // prettier-ignore
  return text.length >= length ? text.slice(0, length) : chance(length);
}
