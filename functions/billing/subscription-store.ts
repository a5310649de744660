import * as z from 'zod';

import { Subscription } from '#functions/billing/domain/subscription.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId, ConsentId, SubscriptionId } from '#shared/values/id.ts';
import { Money } from '#shared/values/money.ts';
import { TaxLine } from '#shared/values/tax.ts';
import { endOfLife } from '#shared/values/retention.ts';

export { Subscription };

const subscription: Entity<Subscription> = {
  schema: Subscription,
  key: keys.subscription,
  index: ({ next, status, charging, paid_until, account_id }) => {
    if (next) return index.due(next.at, account_id);
    const isOver = status === 'cancelled' && charging === null;
    return isOver ? index.erase(endOfLife('money', paid_until).toISOString(), 'MONEY', account_id) : undefined;
  },
};

/** What a member agreed to, before anything was charged. */
export const Consent = z.object({
  consent_id: ConsentId,
  account_id: AccountId,
  subscription_id: SubscriptionId,
  at: z.iso.datetime(),
  amount: Money,
  /** The tax of the amount, and where the visitor was and their card is from: the evidence for it. */
  tax: TaxLine.nullable().default(null),
  country: z.string().nullable().default(null),
  card_country: z.string().nullable().default(null),
  interval: z.literal('month'),
  trial_days: z.number().int(),
  first_charge_at: z.iso.datetime(),
  descriptor: z.string(),
  terms_version: z.number().int(),
  language: z.string(),
  network: z.string(),
  device: z.string(),
});
export type Consent = z.infer<typeof Consent>;
const consent: Entity<Consent> = { schema: Consent, key: keys.consent };

/** The customer at the provider, and whether they may pay. */
export const Customer = z.object({
  account_id: AccountId,
  customer_id: z.string().nullable(),
  blocked: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** The membership that the latest checkout of a first month begins: one such payment is open at a time. */
  beginning: SubscriptionId.optional(),
});
export type Customer = z.infer<typeof Customer>;
const customer: Entity<Customer> = { schema: Customer, key: keys.customer };

export const subscriptionStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(subscription, keys.subscription({ account_id })),
  /** A new membership replaces one that has ended. */
  write: (next: Subscription, was?: Revised<Subscription>): Write => table.put(subscription, next, was),
  /** Memberships with a due action, the longest waiting first. */
  due: (now: Date, limit: number): Promise<Revised<Subscription>[]> =>
    table.queryIndex(subscription, index.dueBy(now.toISOString()), limit, 'oldest first'),
  agree: (item: Consent): Write => table.put(consent, item),
  consent: (account_id: AccountId, consent_id: ConsentId) =>
    table.get(consent, keys.consent({ account_id, consent_id })),
  customer: (account_id: AccountId) => table.get(customer, keys.customer({ account_id })),
  writeCustomer: (next: Customer, was?: Revised<Customer>): Write => table.put(customer, next, was),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type SubscriptionStore = ReturnType<typeof subscriptionStore>;
