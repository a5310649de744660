import * as z from 'zod';

import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { addHours, addMinutes } from '#shared/values/duration.ts';
import { AccountId, CallId } from '#shared/values/id.ts';

/** A second try for an urgent call; how long calls that may be spam are collected, and calls beyond the limits of notices. */
export const AGAIN_MINUTES = 5;
const GROUP_HOURS = 4;
const HELD_HOURS = 1;

/**
 * What an owner is to be reminded of: an urgent call that is not opened, calls that may be spam from the first one on, or
 * calls that were too many to be notified of.
 */
const OwnerReminder = z.object({
  account_id: AccountId,
  what: z.enum(['urgent', 'doubtful', 'held']),
  call_id: CallId,
  since: z.iso.datetime(),
  due_at: z.iso.datetime(),
  /** How many calls are held. */
  count: z.int().positive().optional(),
});
export type OwnerReminder = z.infer<typeof OwnerReminder>;

const keyOf = ({ account_id, what, call_id }: OwnerReminder) =>
  keys.ownerReminder({ account_id, what, ...(what === 'urgent' && { call_id }) });
const reminder: Entity<OwnerReminder> = {
  schema: OwnerReminder,
  key: keyOf,
  index: ({ due_at, account_id }) => index.remindOwner(due_at, account_id),
  expires: keptFrom('ongoingCall', ({ due_at }) => due_at),
};

type Call = Pick<StoredCall, 'account_id' | 'id' | 'started_at'>;

export const reminderStore = (table: Table) => ({
  /** A call has one second try. */
  tryAgain: ({ account_id, id: call_id, started_at: since }: Call, now: Date): Write => {
    const again = {
      account_id,
      what: 'urgent',
      call_id,
      since,
      due_at: addMinutes(now, AGAIN_MINUTES).toISOString(),
    } as const;
    return table.put(reminder, again);
  },
  /** Begins a group, or joins the present one. Of two that begin one, the second fails as request.conflict and is tried again. */
  async group({ account_id, id: call_id, started_at: since }: Call, now: Date): Promise<Write | 'joined'> {
    const first = {
      account_id,
      what: 'doubtful',
      call_id,
      since,
      due_at: addHours(now, GROUP_HOURS).toISOString(),
    } as const;
    return (await table.get(reminder, keyOf(first))) ? 'joined' : table.put(reminder, first);
  },
  /** Adds a call to those that are reported together. Of two at once the second fails as request.conflict and is tried again. */
  async hold({ account_id, id: call_id, started_at: since }: Call, now: Date): Promise<Write> {
    const first = {
      account_id,
      what: 'held',
      call_id,
      since,
      due_at: addHours(now, HELD_HOURS).toISOString(),
      count: 1,
    } as const;
    const current = await table.get(reminder, keyOf(first));
    return current
      ? table.put(reminder, { ...current, count: (current.count ?? 0) + 1 }, current)
      : table.put(reminder, first);
  },
  due: (now: Date, limit: number) =>
    table.queryIndex(reminder, index.waitingBy('REMINDOWNER', now.toISOString()), limit, 'oldest first'),
  of: (of: OwnerReminder) => table.get(reminder, keyOf(of)),
  remove: (current: Revised<OwnerReminder>): Write => table.remove(keyOf(current), current),
  commit: (...writes: Write[]) => table.commit(...writes),
});
