import * as z from 'zod';

import { Booker } from '#functions/calls/callbacks/domain/booking-limits.ts';
import { appointmentStates, type Callback } from '#shared/values/call.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { AccountId, AppointmentId, CallId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

const moment = z.iso.datetime();

/** What a caller is texted about. */
export const CallerNotice = z.enum(['callback-agreed', 'callback-moved', 'callback-cancelled']);
export type CallerNotice = z.infer<typeof CallerNotice>;
const Telling = z.object({
  what: CallerNotice,
  at: moment,
  /** The caller asked for it on the telephone a moment ago: at whatever hour, they are awake. */
  is_awaited: z.literal(true).optional(),
});

/**
 * A callback at a time on which owner and caller agree.
 *
 *   from        agreed      proposed   reminded   passed   done   cancelled
 *   ---------   ---------   --------   --------   ------   ----   ---------
 *   proposed    confirmed   proposed   reminded   missed   done   cancelled
 *   confirmed   confirmed   proposed   reminded   missed   done   cancelled
 *   reminded    confirmed   proposed   never      missed   done   cancelled
 *   missed      confirmed   proposed   never      never    done   never
 *   done        never       never      never      never    never  never
 *   cancelled   confirmed   proposed   never      never    never  never
 *
 * `agreed` and `proposed` also move it: a time that the caller chooses is final, one of the owner’s waits for the caller.
 * One that was withdrawn because of spam can become again what it was (`restored`).
 */
export const Appointment = z.object({
  account_id: AccountId,
  id: AppointmentId,
  /** Null once its call was deleted. */
  call_id: CallId.nullable(),
  starts_at: moment,
  ends_at: moment,
  /** The owner’s zone when it was made. */
  tz: z.string(),
  state: z.enum(appointmentStates),
  caller_name: z.string().nullable(),
  /** It is, or looks like, that of a contact, whose number is another one. */
  is_imitation: z.boolean().optional(),
  caller_number: z.string(),
  caller_language: z.enum(languages),
  about: z.string().nullable(),
  /** Whether the caller agreed to texts about it. */
  tells_caller: z.boolean(),
  /** The pending text to the caller, and when it leaves. */
  telling: Telling.nullable(),
  /** The caller’s note on cancelling it. */
  word: z.string(),
  made_at: moment,
  /** How often it was changed: calendars keep the latest. */
  sequence: z.number().int(),
  /** It was cancelled only because its caller counts as spam: what it was before, for when that is taken back. */
  withdrawn: z
    .object({ state: z.enum(appointmentStates), telling: Telling.nullable(), booker: Booker.nullable() })
    .optional(),
});
export type Appointment = z.infer<typeof Appointment>;
type AppointmentState = Appointment['state'];

export type AppointmentEvent = 'agreed' | 'proposed' | 'reminded' | 'passed' | 'done' | 'cancelled';

const again = { agreed: 'confirmed', proposed: 'proposed' } as const;
const open = { ...again, passed: 'missed', done: 'done', cancelled: 'cancelled' } as const;
const next: Record<AppointmentState, Partial<Record<AppointmentEvent, AppointmentState>>> = {
  proposed: { ...open, reminded: 'reminded' },
  confirmed: { ...open, reminded: 'reminded' },
  reminded: open,
  missed: { ...again, done: 'done' },
  done: {},
  cancelled: again,
};

/** The appointment after an event; undefined where that cannot happen to it. */
export function after(appointment: Appointment, event: AppointmentEvent): Appointment | undefined {
  const state = next[appointment.state][event];
  return state && { ...appointment, state, sequence: appointment.sequence + (event === 'reminded' ? 0 : 1) };
}

/** Cancelled without a word, because its caller counts as spam. */
export function withdrawn(appointment: Appointment, booker: Booker | null): Appointment | undefined {
  const { state, telling } = appointment;
  const next = after(appointment, 'cancelled');
  return next && { ...next, word: '', telling: null, withdrawn: { state, telling, booker } };
}

/** As it was before it was withdrawn; its calendar entry is a newer one. */
export function restored({ withdrawn, ...appointment }: Appointment): Appointment {
  const { state, telling } = withdrawn ?? appointment;
  // By now the caller need not be awake.
  const later = telling && { what: telling.what, at: telling.at };
  return { ...appointment, state, telling: later, sequence: appointment.sequence + 1 };
}

/** Whether the callback can still be made, also after its time. */
export const canBeDone = ({ state }: Pick<Appointment, 'state'>): boolean => 'done' in next[state];

/** Whether it is still to come about. */
export const isOpen = ({ state }: Pick<Appointment, 'state'>): boolean => 'cancelled' in next[state];

export const endOf = (starts_at: string, slot_minutes: number): string =>
  addMinutes(starts_at, slot_minutes).toISOString();
/** The owner is reminded ten minutes before. */
export const remindsAt = ({ starts_at }: Pick<Appointment, 'starts_at'>): string =>
  addMinutes(starts_at, -10).toISOString();
/** An hour after it should have begun it counts as missed. */
export const passesAt = ({ starts_at }: Pick<Appointment, 'starts_at'>): string =>
  addMinutes(starts_at, 60).toISOString();
/** It can be changed until it begins; missed or cancelled, another time can be chosen, unless its call was deleted. */
export const isTooLate = (
  { call_id, state, starts_at }: Pick<Appointment, 'call_id' | 'state' | 'starts_at'>,
  now: Date,
): boolean => state === 'done' || (isOpen({ state }) ? starts_at <= now.toISOString() : call_id === null);

/** After its call was deleted: who is called, and when, but not what was said. Calendars take the new sequence. */
export const withoutCall = (appointment: Appointment): Appointment =>
  withoutOver({ ...appointment, call_id: null, about: null, word: '', sequence: appointment.sequence + 1 });

/** Without its call, an appointment names its caller only while it is open, or until the caller is notified. */
export const withoutOver = (appointment: Appointment): Appointment =>
  appointment.call_id !== null || isOpen(appointment) || appointment.telling !== null
    ? appointment
    : withoutCaller(appointment);

/** Nothing that tells who the caller is. */
export const withoutCaller = ({ withdrawn: _, ...appointment }: Appointment): Appointment => ({
  ...appointment,
  call_id: null,
  caller_name: null,
  caller_number: '',
  about: null,
  word: '',
});

/** Without the other number that its caller named: on the line of the call, which nobody agreed to text. */
export const onLine = ({ withdrawn, ...appointment }: Appointment, caller_number: string): Appointment => ({
  ...appointment,
  caller_number,
  tells_caller: false,
  telling: null,
  sequence: appointment.sequence + 1,
  ...(withdrawn && { withdrawn: { ...withdrawn, telling: null } }),
});

/** When the clock is to look at it next; undefined where nothing is left to be done. */
export function dueAt(appointment: Appointment): string | undefined {
  const { state, telling } = appointment;
  const next = isOpen(appointment) ? (state === 'reminded' ? passesAt : remindsAt)(appointment) : undefined;
  return [telling?.at, next].filter((at) => at !== undefined).sort()[0];
}

/** As a call carries it. */
export const callbackOf = ({ id, starts_at, tz, state }: Appointment): Callback => ({ id, starts_at, tz, state });
