import * as z from 'zod';

import { Appointment, dueAt, isOpen } from '#functions/callbacks/domain/appointment.ts';
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

const slotOf = ({ account_id, starts_at, ends_at, id }: Appointment): Slot => ({
  ...{ account_id, starts_at, ends_at, appointment_id: id },
});

export const appointmentStore = (table: Table) => ({
  of: (account_id: AccountId, id: AppointmentId) => table.get(appointment, keys.appointment({ account_id, id })),
  /** All of an account, made last first. */
  all: (account_id: AccountId) => table.latest(appointment, keys.appointment({ account_id })),
  /** Those that the clock has to look at by now. */
  due: (now: Date, limit: number) =>
    table.queryIndex(appointment, index.waitingBy('REMIND', now.toISOString()), limit, 'oldest first'),
  /** What is spoken for. */
  taken: (account_id: AccountId) => table.latest(slot, keys.slot({ account_id })),
  /** Fails as request.conflict where somebody else has its slot by then. */
  add: (item: Appointment): Write[] => [table.put(appointment, item), table.put(slot, slotOf(item))],
  replace: (was: Revised<Appointment>, next: Appointment): Write => table.put(appointment, next, was),
  /** The same, and its slot with it: the old one is free again. One that is over has none, or somebody else has it. */
  move: (was: Revised<Appointment>, next: Appointment): Write[] => [
    table.put(appointment, next, was),
    ...(isOpen(was) && was.starts_at === next.starts_at ? [] : [table.put(slot, slotOf(next))]),
    ...(isOpen(was) && was.starts_at !== next.starts_at ? [table.remove(keys.slot(was))] : []),
  ],
  release: (item: Appointment): Write => table.remove(keys.slot(item)),
  remove: (was: Revised<Appointment>): Write => table.remove(keys.appointment(was), was),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type AppointmentStore = ReturnType<typeof appointmentStore>;
