import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { cardErrors } from '#shared/api/billing.ts';
import { AccountId, CheckoutId, ConsentId, PersonId, SubscriptionId } from '#shared/values/id.ts';
import { Money } from '#shared/values/money.ts';

const moment = z.iso.datetime();

/**
 * A checkout: for a membership, or for another card. `begun`: the card may be with the provider. `done`: the
 * membership started or the card was replaced; the first month may still be unpaid. `failed`: final, and another
 * checkout may follow.
 */
export const Checkout = z.object({
  checkout_id: CheckoutId,
  account_id: AccountId,
  kind: z.enum(['membership', 'card']),
  at: moment,
  /** Of the request: the same id with another request is refused. */
  digest: z.string(),
  state: z.enum(['begun', 'done', 'failed']),
  /** How often the card was submitted, each time with another idempotency key. */
  attempt: z.number().int(),
  /** When the card was submitted last: other requests wait a moment for that one. */
  asked_at: moment.nullable(),
  intent_id: z.string().nullable(),
  confirmation_token: z.string(),
  problem: z.enum(cardErrors).nullable(),
  /** Whether the bank refuses this card for good, which weighs more in the limits of cards. */
  hard: z.boolean().default(false),
  /** Keyed digest of the card number, for limits and trial claims. */
  card: z.string(),
  device: z.string().nullable(),
  /** Keyed digest of the network that it was begun from, for limits. */
  network: z.string().nullable().default(null),
  /** The amount of a declined month that the member saw as charged now to another card; null where none is. */
  charge_now: Money.nullable().default(null),
  /** The month that is paid with the card at once, in one payment that also saves it; null where the card is saved first. */
  pays: z.object({ subscription_id: SubscriptionId, period: z.number().int() }).nullable().default(null),
  /** The subscription that the checkout starts, with the terms that were agreed to. */
  begins: z
    .object({
      subscription_id: SubscriptionId,
      consent_id: ConsentId,
      trial_days: z.number().int(),
      first_charge_at: moment,
      trial_credits: z.number().int(),
      price: Money,
      before_tax: Money.optional(),
      place: z.string().nullable().default(null),
      credits: z.number().int(),
      terms_version: z.number().int(),
      descriptor: z.string(),
      /** Whose report it was ordered for. */
      person_id: PersonId.optional(),
    })
    .nullable(),
});
export type Checkout = z.infer<typeof Checkout>;

const checkout: Entity<Checkout> = {
  schema: Checkout,
  key: keys.checkout,
  expires: keptFrom('checkout', ({ at }) => at),
};

/** A used trial: of an account, a card or a browser; the last two by a keyed digest. */
const TrialClaim = z.object({ by: z.enum(['account', 'card', 'device']), digest: z.string(), at: moment });
type TrialClaim = z.infer<typeof TrialClaim>;
const trialClaim: Entity<TrialClaim> = {
  schema: TrialClaim,
  key: keys.trialHad,
  expires: keptFrom('trialClaim', ({ at }) => at),
};

export const checkoutStore = (table: Table) => ({
  of: (account_id: AccountId, checkout_id: CheckoutId) =>
    table.get(checkout, keys.checkout({ account_id, checkout_id })),
  write: (next: Checkout, was?: Revised<Checkout>): Write => table.put(checkout, next, was),
  /** Writes the next state of a checkout. @throws request.conflict when another request wrote first */
  async replace(was: Revised<Checkout>, next: Checkout): Promise<Revised<Checkout>> {
    await table.commit(table.put(checkout, next, was));
    return { ...next, revision: was.revision + 1 };
  },
  /** Whether any of them used a trial. */
  hasTrialClaim: async (holders: readonly Pick<TrialClaim, 'by' | 'digest'>[]): Promise<boolean> =>
    (await table.getAll(trialClaim, holders.map(keys.trialHad))).length > 0,
  /** Fails where the trial was claimed before. */
  claimTrial: (had: TrialClaim): Write => table.put(trialClaim, had),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type CheckoutStore = ReturnType<typeof checkoutStore>;
