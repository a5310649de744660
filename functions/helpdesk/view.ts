import { accountStore } from '#functions/account/public.ts';
import { conversationsOf } from '#functions/calls/public.ts';
import type { Ticket } from '#functions/helpdesk/domain/ticket.ts';
import { agentOf } from '#functions/helpdesk/ticket-actions.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { ThreadEntry, TicketRow, TicketView } from '#shared/api/helpdesk.ts';
import type { Line } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, ConversationId, TicketId } from '#shared/values/id.ts';

export const rowOf = (ticket: Ticket, reader: AccountId | null): TicketRow => ({
  ticket_id: ticket.ticket_id,
  reference: ticket.reference,
  channel: ticket.channel,
  topic: ticket.topic,
  language: ticket.language,
  state: ticket.state,
  since: ticket.since,
  due_at: ticket.due_at,
  name: ticket.name,
  reason: ticket.reason,
  assignee: ticket.assignee?.name ?? null,
  is_mine: reader !== null && ticket.assignee?.account_id === reader,
});

const saidBy = { owner: 'customer', caller: 'customer', support: 'support', assistant: 'system' } as const;

const entryOf = ({ line_id, at, who, name, text }: Line): ThreadEntry => ({
  entry_id: line_id,
  at,
  by: saidBy[who],
  what: 'message',
  name,
  text,
});

const earlierFirst = (one: ThreadEntry, other: ThreadEntry) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);

/** Reads a ticket as its agents see it. */
export const ticketReader = (
  table: Table,
  {
    tickets = ticketStore(table),
    accounts = accountStore(table),
    lines = (talk_id: ConversationId, now: Date) => conversationsOf(table).lines(talk_id, now),
    until = (account_id: AccountId) => subscribedUntil(table, account_id),
  } = {},
) => ({
  async read(ticket_id: TicketId, reader: AccountId | null, now: Date): Promise<TicketView> {
    const ticket = await tickets.of(ticket_id);
    if (!ticket) throw new Fault('helpdesk.unknown-ticket');
    const { revision, email, callback, opened_at, account_id, talk_id } = ticket;
    const [entries, said, account, subscribed_until, agent] = await Promise.all([
      tickets.entries(ticket_id),
      talk_id ? lines(talk_id, now) : [],
      account_id && accounts.of(account_id),
      account_id && until(account_id),
      reader && accounts.of(reader),
    ]);
    return {
      ...rowOf(ticket, reader),
      revision,
      email,
      callback,
      opened_at,
      account: account
        ? { name: account.name, email: account.email, subscribed_until: subscribed_until || null }
        : null,
      entries: [...entries.map(({ ticket_id: _, ...entry }) => entry), ...said.map(entryOf)].sort(earlierFirst),
      agent: agent ? agentOf(agent).name : '',
    };
  },
});
export type TicketReader = ReturnType<typeof ticketReader>;
