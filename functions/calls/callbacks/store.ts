import * as z from 'zod';

import { Appointment, dueAt, isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId, AppointmentId } from '#shared/values/id.ts';

const DAY = 86_400_000;
const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * DAY);

const appointment: Entity<Appointment> = {
  schema: Appointment,
  key: keys.appointment,
  index: (item) => {
    const at = dueAt(item);
    return at ? index.remind(at, item.id) : undefined;
  },
  expires: ({ ends_at }) => daysAfter(ends_at, 90),
};

/** A beginning that is spoken for: there can be no second one. */
const Slot = z.object({
  account_id: AccountId,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  appointment_id: AppointmentId,
});
type Slot = z.infer<typeof Slot>;
const slot: Entity<Slot> = { schema: Slot, key: keys.slot, expires: ({ ends_at }) => daysAfter(ends_at, 1) };

/**
 * Rewritten with each slot, so that one of two concurrent bookings fails and recalculates with the other’s slot. It
 * guards the owner’s buffer and daily limit, which span several slots.
 */
const LastTaken = z.object({ account_id: AccountId, last_taken_at: z.iso.datetime() });
type LastTaken = z.infer<typeof LastTaken>;
const lastTaken: Entity<LastTaken> = { schema: LastTaken, key: keys.lastTaken };
const slotOrLast = { schema: z.union([Slot, LastTaken]) };

/** What is spoken for, as it was read to take more of it. */
export type Taken = { slots: Slot[]; last: Revised<LastTaken> | undefined };

const slotOf = ({ account_id, starts_at, ends_at, id }: Appointment): Slot => ({
  account_id,
  starts_at,
  ends_at,
  appointment_id: id,
});

export const appointmentStore = (table: Table) => {
  const take = (item: Appointment, { last }: Taken, now: Date): Write[] => [
    table.put(slot, slotOf(item)),
    table.put(lastTaken, { account_id: item.account_id, last_taken_at: now.toISOString() }, last),
  ];
  return {
    of: (account_id: AccountId, id: AppointmentId) => table.get(appointment, keys.appointment({ account_id, id })),
    /** All of an account, made last first. */
    all: (account_id: AccountId) => table.latest(appointment, keys.appointment({ account_id })),
    /** Those that the clock has to look at by now. */
    due: (now: Date, limit: number) =>
      table.queryIndex(appointment, index.waitingBy('REMIND', now.toISOString()), limit, 'oldest first'),
    /** What is spoken for, in one request. Which was the last comes first: what is taken meanwhile is newer than it. */
    async taken(account_id: AccountId): Promise<Taken> {
      const items = await table.latest(slotOrLast, keys.slot({ account_id }));
      return {
        slots: items.filter((each) => 'starts_at' in each),
        last: items.find((each) => 'last_taken_at' in each),
      };
    },
    /** Fails as request.conflict where anything was taken since. */
    add: (item: Appointment, since: Taken, now: Date): Write[] => [
      table.put(appointment, item),
      ...take(item, since, now),
    ],
    replace: (current: Revised<Appointment>, next: Appointment): Write => table.put(appointment, next, current),
    /** The same, and, unless its time stays, another slot: the old one is free again, where it still had one. */
    move: (current: Revised<Appointment>, next: Appointment, since: Taken | undefined, now: Date): Write[] => [
      table.put(appointment, next, current),
      ...(since ? take(next, since, now) : []),
      ...(isOpen(current) && current.starts_at !== next.starts_at ? [table.remove(keys.slot(current))] : []),
    ],
    release: (item: Appointment): Write => table.remove(keys.slot(item)),
    remove: (current: Revised<Appointment>): Write => table.remove(keys.appointment(current), current),
    commit: (...writes: Write[]) => table.commit(...writes),
  };
};
