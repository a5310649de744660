import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { callStore, type StoredCall } from '#functions/calls/assistant/store.ts';
import { type Appointment, agendaOf, callbackOf } from '#functions/calls/callbacks/agenda.ts';
import { isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Callback, ChangedCallback } from '#shared/values/call.ts';
import type { AccountId, CallId } from '#shared/values/id.ts';

/** A number has two bookings at most, and what the owner booked for it: more fits no transaction. */
const MOST = 20;

/** A call, or without its id all of a number. */
type OfCaller = Pick<StoredCall, 'account_id' | 'caller_number'> & { id?: CallId };
type Changes = {
  /** What becomes of which callback, to be shown to the owner. */
  callbacks: ChangedCallback[];
  /** By the call that each belongs to. */
  inCalls: ReadonlyMap<CallId, Callback>;
  writes: Write[];
};

const changed = (appointment: Appointment, change: ChangedCallback['change']): ChangedCallback => ({
  ...callbackOf(appointment),
  call_id: appointment.call_id,
  change,
});

/** Cancels what a caller booked who counts as spam, in a call and in others from the same number, and takes that back. No message is sent. */
export const cancellationsOf = (
  table: Table,
  {
    agenda = agendaOf(table),
    appointments = appointmentStore(table),
    calls = callStore(table),
    accounts = accountStore(table),
    answering = settingsStore(table),
  } = {},
) => {
  const bookedBy = async ({ account_id, caller_number, id }: OfCaller) =>
    (await appointments.all(account_id)).filter(
      (each) => (id && each.call_id === id) || (caller_number && each.caller_number === caller_number),
    );

  const inCallsOf = (all: readonly Appointment[]) =>
    new Map(all.flatMap((each) => (each.call_id ? [[each.call_id, callbackOf(each)] as const] : [])));

  return {
    async of(call: OfCaller): Promise<Changes> {
      const open = (await bookedBy(call)).filter(isOpen).slice(0, MOST);
      const changes = await agenda.withdraw(call.account_id, open);
      const all = changes.map(({ appointment }) => appointment);
      return {
        callbacks: all.map((each) => changed(each, 'cancelled')),
        inCalls: inCallsOf(all),
        writes: changes.flatMap(({ writes }) => writes),
      };
    },

    /** One whose time is no longer free, or has passed, stays cancelled. */
    async undo(call: OfCaller, now: Date): Promise<Changes> {
      const withdrawn = (await bookedBy(call)).filter((each) => each.withdrawn).slice(0, MOST);
      const account = withdrawn.length > 0 ? await accounts.of(call.account_id) : undefined;
      if (!account) return { callbacks: [], inCalls: new Map(), writes: [] };
      const { settings } = await answering.of(account);
      const { restored, lost, writes } = await agenda.restore(call.account_id, withdrawn, settings, now);
      return {
        callbacks: [...restored.map((each) => changed(each, 'restored')), ...lost.map((each) => changed(each, 'lost'))],
        inCalls: inCallsOf(restored),
        writes,
      };
    },

    /** The other calls, with what became of their callbacks. */
    async inOthers(account_id: AccountId, { inCalls }: Changes, besides: readonly CallId[]): Promise<Write[]> {
      const ids = [...inCalls.keys()].filter((id) => !besides.includes(id));
      return (await calls.among(account_id, ids)).map((call) =>
        calls.replace(call, { ...call, appointment: inCalls.get(call.id) ?? call.appointment }),
      );
    },
  };
};
