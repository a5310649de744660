import { type Account, accountStore } from '#functions/account/public.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { markStore, settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { callbackOf, isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import { agendaOf, type Change } from '#functions/calls/callbacks/agenda.ts';
import { noticesOf } from '#functions/calls/callbacks/notices.ts';
import { callerTextsOf } from '#functions/calls/callbacks/caller-texts.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

export type Owner = { account: Account; settings: AssistantSettings };

/** The dependencies of the callback handlers. */
export function callbackContext(table: Table, { notices = noticesOf(table) } = {}) {
  const [accounts, answering, calls] = [accountStore(table), settingsStore(table), callStore(table)];
  const [appointments, agenda, marks] = [appointmentStore(table), agendaOf(table), markStore(table)];
  return {
    accounts,
    answering,
    calls,
    appointments,
    agenda,
    marks,
    notices,
    telling: callerTextsOf(table, notices),

    /** Whose callbacks they are, and when they call. @throws auth.unauthenticated where the account is gone */
    ownerOf: async (account_id: AccountId): Promise<Owner> => {
      const account = await accounts.of(account_id);
      if (!account) throw new Fault('auth.unauthenticated');
      return { account, settings: (await answering.of(account)).settings };
    },

    /** Saves a change, also in its call, in one transaction with further writes. */
    write: async ({ appointment, writes }: Change, ...more: Write[]): Promise<void> => {
      const { account_id, call_id } = appointment;
      const call = call_id ? await calls.of(account_id, call_id) : undefined;
      // Another time reopens a call that was done.
      const done_at = isOpen(appointment) ? null : (call?.done_at ?? null);
      const inCall = call ? [calls.replace(call, { ...call, done_at, appointment: callbackOf(appointment) })] : [];
      await appointments.commit(...writes, ...inCall, ...more);
    },
  };
}
export type CallbackContext = ReturnType<typeof callbackContext>;
