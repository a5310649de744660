import type { Till } from '#functions/billing/charging/till.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import { accepted, refusalOf, trying } from '#functions/billing/domain/tries.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { NothingHappened, OutcomeUnknown, type Saving } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

type Deps = Till & { checkouts: CheckoutStore };

/**
 * Gives the card of a checkout to the provider, whose bank may refuse it, or ask its owner. It is counted before it is
 * tried, so that of many at once no more get through than may. Nothing is charged by it.
 *
 * @throws the card error, billing.too-many-cards, billing.too-many-declines
 * @throws billing.not-charged where the answer was lost: to save a card moves no money, and it is saved anew
 */
export async function saveCard(
  checkout: Revised<Checkout>,
  customer_id: string,
  deps: Deps,
  now: Date,
): Promise<{ checkout: Revised<Checkout>; saving: Saving }> {
  const { account_id, checkout_id, confirmation_token, card } = checkout;
  const { checkouts } = deps;
  const next = { ...checkout, attempt: checkout.attempt + 1, asked_at: now.toISOString() };
  await retryOnConflict(async () => {
    const tries = await checkouts.tries(account_id);
    const refusal = refusalOf(tries, card, now);
    if (refusal) {
      await checkouts.replace(checkout, { ...checkout, state: 'failed', problem: refusal.code });
      throw new Fault(refusal.code, { until: refusal.until });
    }
    await checkouts.commit(
      checkouts.writeTries(trying(tries, card, now), tries),
      checkouts.write(next, checkout), // together: who loses a race for the checkout has tried no card
    );
  });
  const asking = { ...next, revision: checkout.revision + 1 };
  const payments = await deps.payments();
  const saving = await payments
    .saveCard({ customer_id, account_id, checkout_id, confirmation_token }, `save:${checkout_id}:${asking.attempt}`)
    .catch(lost);
  if (saving.state !== 'declined') await forgive(account_id, deps, now);
  return { checkout: await checkouts.replace(asking, { ...asking, intent_id: saving.intent_id }), saving };
}

/** What was counted as a decline beforehand was none. */
const forgive = (account_id: AccountId, { checkouts }: Deps, now: Date) =>
  retryOnConflict(async () => {
    const tries = await checkouts.tries(account_id);
    await checkouts.commit(checkouts.writeTries(accepted(tries, now.toISOString()), tries));
  }).catch((error: unknown) => log.warn('a card counts as declined that was not', { error: String(error) }));

function lost(cause: unknown): never {
  if (cause instanceof OutcomeUnknown || cause instanceof NothingHappened) throw new Fault('billing.not-charged', { cause }); // prettier-ignore
  throw cause;
}
