import * as z from 'zod';

import { Booker } from '#functions/calls/callbacks/domain/booking-limits.ts';
import { Appointment, dueAt, isOpen, withoutOver } from '#functions/calls/callbacks/domain/appointment.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId, AppointmentId } from '#shared/values/id.ts';

const appointment: Entity<Appointment> = {
  schema: Appointment,
  key: keys.appointment,
  index: (item) => {
    const at = dueAt(item);
    return at ? index.remind(at, item.id) : undefined;
  },
  expires: keptFrom('appointment', ({ ends_at }) => ends_at),
};

/** A beginning that is spoken for: there can be no second one. */
const Slot = z.object({
  account_id: AccountId,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  appointment_id: AppointmentId,
  /** Who booked it by a call, and when: what callers book is bounded. */
  booker: Booker.nullable().default(null),
  made_at: z.iso.datetime().nullable().default(null),
});
type Slot = z.infer<typeof Slot>;
const slot: Entity<Slot> = { schema: Slot, key: keys.slot, expires: keptFrom('slot', ({ ends_at }) => ends_at) };

/**
 * Rewritten with each slot, so that one of two concurrent bookings fails and recalculates with the other’s slot. It
 * guards the owner’s buffer and daily limit, which span several slots.
 */
const LatestBooking = z.object({ account_id: AccountId, last_taken_at: z.iso.datetime() });
type LatestBooking = z.infer<typeof LatestBooking>;
const lastTaken: Entity<LatestBooking> = { schema: LatestBooking, key: keys.lastTaken };
const slotOrLast = { schema: z.union([Slot, LatestBooking]) };

/** The taken slots, as read before a booking. */
export type BusyTimes = { slots: Slot[]; last: Revised<LatestBooking> | undefined };

const slotOf = ({ account_id, starts_at, ends_at, id, made_at }: Appointment, booker: Booker | null): Slot => ({
  account_id,
  starts_at,
  ends_at,
  appointment_id: id,
  booker,
  made_at,
});

/** Who booked an appointment by a call. */
export const bookerOf = ({ id }: Pick<Appointment, 'id'>, { slots }: BusyTimes): Booker | null =>
  slots.find(({ appointment_id }) => appointment_id === id)?.booker ?? null;

export const appointmentStore = (table: Table) => {
  const take = (item: Appointment, { last }: BusyTimes, now: Date, booker: Booker | null): [Write, Write] => [
    table.put(slot, slotOf(item, booker)),
    table.put(lastTaken, { account_id: item.account_id, last_taken_at: now.toISOString() }, last),
  ];
  return {
    of: (account_id: AccountId, id: AppointmentId) => table.get(appointment, keys.appointment({ account_id, id })),
    /** All of an account, made last first. */
    all: (account_id: AccountId) => table.latest(appointment, keys.appointment({ account_id })),
    /** Those that the clock has to look at by now. */
    due: (now: Date, limit: number) =>
      table.queryIndex(appointment, index.waitingBy('REMIND', now.toISOString()), limit, 'oldest first'),
    /** The taken times, in one request. The latest revision is read first, so that a concurrent booking is newer than it. */
    async taken(account_id: AccountId): Promise<BusyTimes> {
      const items = await table.latest(slotOrLast, keys.slot({ account_id }));
      return {
        slots: items.filter((each) => 'starts_at' in each),
        last: items.find((each) => 'last_taken_at' in each),
      };
    },
    /** Fails as request.conflict where anything was taken since. */
    add: (item: Appointment, since: BusyTimes, now: Date, booker: Booker | null = null): Write[] => [
      table.put(appointment, item),
      ...take(item, since, now, booker),
    ],
    replace: (current: Revised<Appointment>, next: Appointment): Write =>
      table.put(appointment, withoutOver(next), current),
    /** Takes the slots of these again. Fails as request.conflict where anything was taken since. */
    retake: (changes: readonly [current: Revised<Appointment>, next: Appointment][], since: BusyTimes, now: Date) =>
      changes.flatMap(([current, next], at): Write[] => {
        const [ofSlot, ofLast] = take(next, since, now, current.withdrawn?.booker ?? null);
        return [table.put(appointment, next, current), ofSlot, ...(at === 0 ? [ofLast] : [])];
      }),
    /** The same, and, unless its time stays, another slot: the old one is free again, where it still had one. */
    move: (current: Revised<Appointment>, next: Appointment, since: BusyTimes | undefined, now: Date): Write[] => [
      table.put(appointment, next, current),
      ...(since ? take(next, since, now, bookerOf(current, since)) : []),
      ...(isOpen(current) && current.starts_at !== next.starts_at ? [table.remove(keys.slot(current))] : []),
    ],
    release: (item: Appointment): Write => table.remove(keys.slot(item)),
    remove: (current: Revised<Appointment>): Write => table.remove(keys.appointment(current), current),
    commit: (...writes: Write[]) => table.commit(...writes),
  };
};
