import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { dayOf, daysBefore } from '#shared/values/day.ts';
import { AccountId, AppointmentId, CallId } from '#shared/values/id.ts';

/** Who deleted: the account’s owner, the caller by their link, or an operator by name. */
export const Deletion = z.object({
  account_id: AccountId,
  id: z.union([CallId, AppointmentId]),
  /** Also what is remembered of its caller. */
  is_caller: z.boolean(),
  /** The call stays: only the other number that its caller named is deleted, in the call, in its callback, or in both. */
  named_in: z.array(z.enum(['call', 'callback'])).optional(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Deletion = z.infer<typeof Deletion>;

const deletion: Entity<Deletion> = {
  schema: Deletion,
  key: ({ at, id }) => keys.deletion({ day: dayOf(new Date(at)), at, id }),
  expires: keptFrom('privacyRequest', ({ at }) => at),
};

/** A table is restored to a moment of the last 35 days at most. */
export const RESTORABLE_DAYS = 35;

/**
 * What callers and owners deleted, by ids alone, so that it is deleted again in a table that was restored from before that:
 * docs/runbooks/calls.md.
 */
export const deletionLog = (table: Table) => ({
  note: (item: Deletion): Write => table.derive(deletion, deletion.key(item), item),
  /** Those of as many days as a table can be restored from, oldest first. */
  async latest(now: Date): Promise<Deletion[]> {
    const today = dayOf(now);
    const days = Array.from({ length: RESTORABLE_DAYS + 1 }, (_, back) => daysBefore(today, RESTORABLE_DAYS - back));
    const each = await Promise.all(days.map((day) => table.query(deletion, keys.deletion({ day }))));
    return each.flat();
  },
});
export type DeletionLog = ReturnType<typeof deletionLog>;
