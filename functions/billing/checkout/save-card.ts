import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import { uncountDecline, limitReached, countAttempt } from '#functions/billing/domain/card-attempts.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import { NothingHappened, OutcomeUnknown, type SetupIntent } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Deps = BillingContext;

/**
 * Saves the card of a checkout at the provider; the bank may decline or challenge it. Nothing is charged. The attempt
 * is counted before it is made, so that concurrent requests cannot pass the limit.
 *
 * @throws the card error, billing.too-many-cards, billing.too-many-declines
 * @throws billing.not-charged where the answer was lost: saving a card moves no money, and can be repeated
 */
export async function saveCard(
  checkout: Revised<Checkout>,
  customer_id: string,
  deps: Deps,
  now: Date,
): Promise<{ checkout: Revised<Checkout>; setupIntent: SetupIntent }> {
  const { account_id, checkout_id, confirmation_token } = checkout;
  const { checkouts } = deps;
  const pending = await countCard(checkout, deps, now);
  const payments = await deps.payments();
  const setupIntent = await payments
    .saveCard({ customer_id, account_id, checkout_id, confirmation_token }, `save:${checkout_id}:${pending.attempt}`)
    .catch(rethrowNotCharged);
  if (setupIntent.state !== 'declined') await reportAccepted(pending, deps);
  return { checkout: await checkouts.replace(pending, { ...pending, intent_id: setupIntent.intent_id }), setupIntent };
}

/**
 * Counts an attempt, before the bank is asked, with the writes that announce it.
 *
 * @throws billing.too-many-cards, billing.too-many-declines
 */
export async function countCard(
  checkout: Revised<Checkout>,
  { checkouts }: Deps,
  now: Date,
  announce: () => Promise<Write[]> = () => Promise.resolve([]),
): Promise<Revised<Checkout>> {
  const { account_id, card } = checkout;
  const next = { ...checkout, attempt: checkout.attempt + 1, asked_at: now.toISOString() };
  await retryOnConflict(async () => {
    const attempts = await checkouts.tries(account_id);
    const limit = limitReached(attempts, card, now);
    if (limit) {
      await checkouts.replace(checkout, { ...checkout, state: 'failed', problem: limit.code });
      throw new Fault(limit.code, { until: limit.until });
    }
    const writes = await announce();
    await checkouts.commit(
      checkouts.writeTries(countAttempt(attempts, card, now), attempts),
      checkouts.write(next, checkout), // together: a request that loses the race for the checkout counts no attempt
      ...writes,
    );
  });
  return { ...next, revision: checkout.revision + 1 };
}

/** Every attempt counts as a decline until the bank accepts the card. */
export const reportAccepted = ({ account_id, asked_at }: Checkout, { checkouts }: Deps) =>
  retryOnConflict(async () => {
    const attempts = await checkouts.tries(account_id);
    const accepted = uncountDecline(attempts, asked_at ?? '');
    if (accepted !== attempts) await checkouts.commit(checkouts.writeTries(accepted, attempts));
  }).catch((error: unknown) => log.warn('a card counts as declined that was not', { error: String(error) }));

function rethrowNotCharged(cause: unknown): never {
  if (cause instanceof OutcomeUnknown || cause instanceof NothingHappened)
    throw new Fault('billing.not-charged', { cause });
  throw cause;
}
