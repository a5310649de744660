import { callStore } from '#functions/calls/assistant/store.ts';
import { agendaOf, callbackOf, type Change } from '#functions/calls/callbacks/agenda.ts';
import { isOpen, isTooLate } from '#functions/calls/callbacks/domain/appointment.ts';
import { type Notice, noticesOf } from '#functions/calls/callbacks/notices.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { accountStore } from '#functions/account/public.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AppointmentId } from '#shared/values/id.ts';
import type { Appointment } from '#functions/calls/callbacks/agenda.ts';

/** A change of a callback from an earlier call: of the appointment, of that call, and the notice to its owner. */
export type StandingChange = { writes: Write[]; send: () => Promise<void> };

/**
 * Moves and cancels the callback that a number agreed to in an earlier call, as the link in a text does: it stays the one
 * callback of that call, and its owner is notified.
 */
export const standingCallbackOf = (
  table: Table,
  {
    agenda = agendaOf(table),
    appointments = appointmentStore(table),
    accounts = accountStore(table),
    calls = callStore(table),
    notices = noticesOf(table),
  } = {},
) => {
  type Owned = Pick<CallSession, 'account_id' | 'settings' | 'dialogue'>;

  /** The appointment as it is now, unless it is over or begins. */
  async function current({ account_id, dialogue }: Owned, now: Date): Promise<Revised<Appointment> | undefined> {
    const { standing } = dialogue.briefing;
    const found = account_id && standing ? await appointments.of(account_id, standing.id) : undefined;
    return found && isOpen(found) && !isTooLate(found, now) ? found : undefined;
  }

  async function told(
    { appointment, writes }: Change,
    what: 'callback-moved' | 'callback-cancelled',
    { settings }: Owned,
    now: Date,
  ): Promise<StandingChange> {
    const { account_id, call_id } = appointment;
    const [owner, call] = await Promise.all([
      accounts.of(account_id),
      call_id ? calls.of(account_id, call_id) : undefined,
    ]);
    const inCall = call ? [calls.replace(call, { ...call, appointment: callbackOf(appointment) })] : [];
    const notice: Notice | undefined =
      owner && settings ? await notices.toOwner(what, { owner, settings, appointment }, now) : undefined;
    return { writes: [...writes, ...inCall, ...(notice?.writes ?? [])], send: async () => notice?.send() };
  }

  return {
    /** @throws callbacks.slot-taken, also where the callback is over */
    async move(call: Owned, starts_at: string, now: Date): Promise<StandingChange | undefined> {
      const appointment = await current(call, now);
      if (!appointment || !call.settings) return undefined;
      const change = await agenda.move(appointment, { starts_at, settings: call.settings, now });
      return told(change, 'callback-moved', call, now);
    },
    /** Cancels the callback that the caller agreed to in this call, of which its owner has not heard yet. */
    async withdraw(
      account_id: CallSession['account_id'],
      id: AppointmentId,
      now: Date,
    ): Promise<StandingChange | undefined> {
      const appointment = account_id ? await appointments.of(account_id, id) : undefined;
      if (!appointment || !isOpen(appointment)) return undefined;
      const { writes } = agenda.cancel(appointment, { by: 'caller', now });
      return { writes, send: () => Promise.resolve() };
    },
    /** Undefined where it is over already. */
    async cancel(call: Owned, now: Date): Promise<StandingChange | undefined> {
      const appointment = await current(call, now);
      return appointment && told(agenda.cancel(appointment, { by: 'caller', now }), 'callback-cancelled', call, now);
    },
  };
};
