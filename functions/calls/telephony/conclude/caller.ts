import type { Appointment } from '#functions/calls/callbacks/open/agenda.ts';

/** An appointment whose caller said yes to a text: it leaves with the next reminders, in the caller’s day. */
export const tellCaller = (appointment: Appointment, now: Date): Appointment => ({
  ...appointment,
  tells_caller: true,
  telling: { what: 'callback-agreed', at: now.toISOString() },
});
