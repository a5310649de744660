import * as z from 'zod';

import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Forwarding, forwardingSteps, Leg, legStates } from '#shared/api/forwarding.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** How an account’s missed calls get to us, and how that has been going. There is one at most. */
export const StoredForwarding = z.object({
  account_id: AccountId,
  state: Forwarding.shape.state,
  step: z.enum(forwardingSteps),
  carrier_id: z.string().nullable(),
  platform: Forwarding.shape.platform,
  /** The number of ours that answers. */
  number: Phone.nullable(),
  legs: z.array(
    z.object({ leg: Leg, state: z.enum(legStates), verified_at: moment.nullable(), last_call_at: moment.nullable() }),
  ),
  /** Where missed calls went before, as the owner’s phone said it. */
  restore_to: z.string().nullable(),
  test: z
    .object({
      ...Forwarding.shape.test.unwrap().shape,
      test_ref: z.string(),
    })
    .nullable(),
  /** Forwarded calls by day of the last thirty, in the owner’s zone. */
  days: z.record(z.iso.date(), z.number().int()),
  last_call_at: moment.nullable(),
  /** When it is looked after next; null while there is nothing to look after. */
  health_at: moment.nullable(),
  /** Whether the owner was told that it is quiet. */
  told_quiet: z.boolean(),
});
export type StoredForwarding = z.infer<typeof StoredForwarding>;
const item: Entity<StoredForwarding> = {
  schema: StoredForwarding,
  key: keys.forwarding,
  index: ({ health_at, account_id }) => (health_at ? index.health(health_at, account_id) : undefined),
};

export const forwardingStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(item, keys.forwarding({ account_id })),
  write: (next: StoredForwarding, was?: Revised<StoredForwarding>): Write => table.put(item, next, was),
  toLookAfter: (now: Date, limit: number) =>
    table.queryIndex(item, index.waitingBy('HEALTH', now.toISOString()), limit, 'oldest first'),
});
export type ForwardingStore = ReturnType<typeof forwardingStore>;
