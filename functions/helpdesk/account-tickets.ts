import { ticketStore } from '#functions/helpdesk/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** The tickets that a member wrote while signed in, for the export and the deletion of their account. */
export const accountTickets = (table: Table, tickets = ticketStore(table)) => {
  const all = async (account_id: AccountId) => {
    const pointers = await tickets.ofAccount(account_id);
    const found = await Promise.all(pointers.map(({ ticket_id }) => tickets.of(ticket_id)));
    return found.filter((each) => each !== undefined);
  };
  return {
    /** Each with what was written in it; notes are support’s own. Chats are exported as conversations. */
    export: async (account_id: AccountId) =>
      Promise.all(
        (await all(account_id)).map(async (ticket) => {
          const { reference, channel, topic, language, state, name, email, reason, callback, time_zone, opened_at } =
            ticket;
          const entries = await tickets.entries(ticket.ticket_id);
          const messages = entries
            .filter(({ what }) => what === 'message')
            .map(({ at, by, name, text }) => ({ at, by, name, text }));
          const item = {
            reference,
            channel,
            topic,
            language,
            state,
            name,
            email,
            reason,
            callback,
            time_zone,
            opened_at,
            messages,
          };
          return { kind: 'ticket', item };
        }),
      ),
    /** Deletes them with their threads. Repeated after a crash, it deletes the rest. */
    async erase(account_id: AccountId): Promise<void> {
      for (const ticket of await all(account_id)) await tickets.erase(ticket);
    },
  };
};
