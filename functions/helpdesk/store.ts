import * as z from 'zod';

import { Ticket, TicketEntry } from '#functions/helpdesk/domain/ticket.ts';
import { keptUntil } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import { type Entity, MAX_WRITES, type Revised, type Table, type Write } from '#functions/platform/table/table.ts';
import { AccountId, TicketId } from '#shared/values/id.ts';
import type { TicketState } from '#shared/values/support.ts';

const ticket: Entity<Ticket> = {
  schema: Ticket,
  key: keys.ticket,
  index: ({ state, due_at, since, ticket_id }) => index.tickets(state, due_at ?? since, ticket_id),
};
const entry: Entity<TicketEntry> = { schema: TicketEntry, key: keys.ticketEntry };

const Reference = z.object({ reference: z.string(), ticket_id: TicketId });
type Reference = z.infer<typeof Reference>;
const reference: Entity<Reference> = { schema: Reference, key: keys.ticketReference };

const AccountTicket = z.object({ account_id: AccountId, ticket_id: TicketId, reference: z.string() });
type AccountTicket = z.infer<typeof AccountTicket>;
const accountTicket: Entity<AccountTicket> = { schema: AccountTicket, key: keys.accountTicket };

/** A form or a mail that has come, and the ticket that it led to. */
const Received = z.object({ digest: z.string(), reference: z.string(), until: z.iso.datetime() });
type Received = z.infer<typeof Received>;
const received: Entity<Received> = {
  schema: Received,
  key: keys.received,
  expires: keptUntil('receivedMessage', ({ until }) => until),
};

/** The most entries of a thread that are read: the latest. */
const READ = 500;

export const ticketStore = (table: Table) => ({
  of: (ticket_id: TicketId) => table.get(ticket, keys.ticket({ ticket_id })),
  async byReference(name: string): Promise<Revised<Ticket> | undefined> {
    const found = await table.get(reference, keys.ticketReference({ reference: name }));
    return found && this.of(found.ticket_id);
  },
  /** The tickets of a state: open ones by their due date, others by since when they are in it. */
  inState: (state: TicketState, limit: number, order: 'oldest first' | 'newest first' = 'oldest first') =>
    table.queryIndex(ticket, index.ticketsBy(state), limit, order),
  /** Those of a state whose moment has come. */
  inStateBy: (state: TicketState, at: Date, limit: number) =>
    table.queryIndex(ticket, index.ticketsBy(state, at.toISOString()), limit, 'oldest first'),
  /** The thread, oldest first. */
  entries: async (ticket_id: TicketId): Promise<TicketEntry[]> =>
    (await table.latest(entry, keys.ticketEntry({ ticket_id }), READ)).reverse(),
  ofAccount: (account_id: AccountId) => table.query(accountTicket, keys.accountTicket({ account_id })),

  /** The first write of a ticket with all that leads to it. */
  begin: (item: Ticket): Write[] => [
    table.put(ticket, item),
    table.put(reference, item),
    ...(item.account_id
      ? [
          table.put(accountTicket, {
            account_id: item.account_id,
            ticket_id: item.ticket_id,
            reference: item.reference,
          }),
        ]
      : []),
  ],
  replace: (current: Revised<Ticket>, next: Ticket): Write => table.put(ticket, next, current),
  add: (item: TicketEntry): Write => table.put(entry, item),
  /** Deletes a ticket with its thread and all that leads to it, itself last, so that a crash leaves it to be found. */
  async erase(item: Revised<Ticket>): Promise<void> {
    const { ticket_id } = item;
    for (;;) {
      const some = await table.query(entry, keys.ticketEntry({ ticket_id }), MAX_WRITES);
      if (!some.length) break;
      await table.commit(...some.map((each) => table.remove(keys.ticketEntry(each))));
    }
    await table.commit(
      table.remove(keys.ticketReference(item)),
      ...(item.account_id ? [table.remove(keys.accountTicket({ account_id: item.account_id, ticket_id }))] : []),
      table.remove(keys.ticket(item), item),
    );
  },
  receivedAs: (digest: string) => table.get(received, keys.received({ digest })),
  receive: (item: Received, current?: Revised<Received>): Write => table.put(received, item, current),
  commit: table.commit.bind(table),
});
export type TicketStore = ReturnType<typeof ticketStore>;
