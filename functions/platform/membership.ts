import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';
import { addDays } from '#shared/values/duration.ts';
import { type AccountId, SubscriptionId } from '#shared/values/id.ts';

/** The fields of a subscription that decide until when its owner may open reports. */
export const StoredMembership = z.object({
  subscription_id: SubscriptionId,
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled']),
  paid_until: z.iso.datetime(),
  /** The last paid month and the end of the trial; with neither, nothing was ever paid. */
  period: z.number().int(),
  trial_ends_at: z.iso.datetime().nullable(),
  /** A pause ends with a payment, not with the paid time. */
  pause: z.looseObject({}).nullish(),
  /** While a declined month is tried again: a day after the last try. */
  grace_until: z.iso.datetime().optional(),
});
export type StoredMembership = z.infer<typeof StoredMembership>;
const membership: Shape<StoredMembership> = { schema: StoredMembership };

/**
 * Until when reports may be opened: the end of the paid time, plus a day if the membership renews, since a payment
 * takes a while. A declined month that is paid later covers the days between: until it is given up, reports stay open.
 * Without a trial nothing may be opened before the first month is paid.
 */
export function accessUntil(membership: StoredMembership): string {
  const { status, paid_until, period, trial_ends_at, pause, grace_until } = membership;
  const hasBegun = period > 0 || trial_ends_at !== null;
  if (status === 'cancelled' || !hasBegun) return paid_until;
  if (status === 'past_due' && grace_until) return grace_until;
  return pause ? paid_until : addDays(paid_until, 1).toISOString();
}

/** The same for an account’s membership; null without one. */
export async function subscribedUntil(table: Table, account_id: AccountId): Promise<string | null> {
  const subscription = await table.get(membership, keys.subscription({ account_id }));
  return subscription ? accessUntil(subscription) : null;
}
