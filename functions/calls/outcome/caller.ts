import type { Appointment } from '#functions/calls/callbacks/agenda.ts';

/** An appointment whose caller said yes to a text: it leaves with the next reminders, in the caller’s day. */
export const textCaller = (appointment: Appointment, now: Date): Appointment => ({
  ...appointment,
  tells_caller: true,
  telling: { what: 'callback-agreed', at: now.toISOString() },
});
