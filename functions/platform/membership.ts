import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';
import { type AccountId, SubscriptionId } from '#shared/values/id.ts';

/** As much of a subscription as says until when its owner may open reports. */
export const StoredMembership = z.object({
  subscription_id: SubscriptionId,
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled']),
  paid_until: z.iso.datetime(),
});
export type StoredMembership = z.infer<typeof StoredMembership>;
const membership: Shape<StoredMembership> = { schema: StoredMembership };

const DAY_MS = 86_400_000;

/** Until when reports may be opened: as long as was paid for, and a day more where it goes on, since paying takes its time. */
export const accessUntil = ({ status, paid_until }: StoredMembership): string =>
  status === 'cancelled' ? paid_until : new Date(Date.parse(paid_until) + DAY_MS).toISOString();

/** The same of somebody’s membership; null of who never had one. */
export async function subscribedUntil(table: Table, account_id: AccountId): Promise<string | null> {
  const found = await table.get(membership, keys.subscription({ account_id }));
  return found ? accessUntil(found) : null;
}
