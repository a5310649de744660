import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { agendaOf, callbackOf } from '#functions/calls/callbacks/agenda.ts';
import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';

/** A number has two bookings at most, and what the owner booked for it: more fits no transaction. */
const MOST = 20;

/** Cancels what the caller of a call booked, in it and in others from the same number. No message is sent. */
export const cancellationsOf = (
  table: Table,
  { agenda = agendaOf(table), appointments = appointmentStore(table), calls = callStore(table) } = {},
) => ({
  async of(
    call: StoredCall,
    now: Date,
  ): Promise<{ inCall: Partial<Pick<StoredCall, 'appointment'>>; writes: Write[] }> {
    const { account_id, caller_number, id } = call;
    const open = (await appointments.all(account_id))
      .filter(
        (each) => isOpen(each) && (each.call_id === id || (caller_number && each.caller_number === caller_number)),
      )
      .slice(0, MOST);
    const changes = open.map((each) => agenda.cancel(each, { by: 'owner', isSilent: true, now }));
    const cancelled = new Map(changes.map(({ appointment }) => [appointment.call_id, callbackOf(appointment)]));
    const others = await calls.among(
      account_id,
      open.flatMap(({ call_id }) => (call_id && call_id !== id ? [call_id] : [])),
    );
    const inCall = cancelled.get(id);
    return {
      inCall: inCall ? { appointment: inCall } : {},
      writes: [
        ...changes.flatMap(({ writes }) => writes),
        ...others.map((other) => calls.replace(other, { ...other, appointment: cancelled.get(other.id) ?? null })),
      ],
    };
  },
});
