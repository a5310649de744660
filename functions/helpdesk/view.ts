import { accountStore } from '#functions/account/public.ts';
import { conversationsOf } from '#functions/calls/public.ts';
import { owesCall, type Ticket } from '#functions/helpdesk/domain/ticket.ts';
import { agentOf } from '#functions/helpdesk/ticket-actions.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { ThreadEntry, TicketRow, TicketView } from '#shared/api/helpdesk.ts';
import type { Line } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, ConversationId, TicketId } from '#shared/values/id.ts';

type Reader = {
  account_id: AccountId | null;
  /** The chats whose customers are still there. */
  live: ReadonlySet<ConversationId>;
};

export const rowOf = (ticket: Revised<Ticket>, { account_id, live }: Reader): TicketRow => ({
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
  is_mine: account_id !== null && ticket.assignee?.account_id === account_id,
  revision: ticket.revision,
  written_at: ticket.replied_at ?? ticket.opened_at,
  is_reply: ticket.replied_at !== null,
  call_at: owesCall(ticket) ? (ticket.callback?.at ?? null) : null,
  chat: ticket.talk_id && (live.has(ticket.talk_id) ? 'live' : 'ended'),
  email: ticket.email,
});

/** Rows of the inbox, which say of chats whether their customers are still there. */
export const rowReader =
  (table: Table, talks = conversationsOf(table)) =>
  async (tickets: Revised<Ticket>[], account_id: AccountId, now: Date): Promise<TicketRow[]> => {
    const live = await talks.liveOnes(
      tickets.flatMap(({ talk_id }) => talk_id ?? []),
      now,
    );
    return tickets.map((ticket) => rowOf(ticket, { account_id, live }));
  };
export type RowReader = ReturnType<typeof rowReader>;

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
    talks = conversationsOf(table),
    until = (account_id: AccountId) => subscribedUntil(table, account_id),
  } = {},
) => ({
  async read(ticket_id: TicketId, reader: AccountId | null, now: Date): Promise<TicketView> {
    const ticket = await tickets.of(ticket_id);
    if (!ticket) throw new Fault('helpdesk.unknown-ticket');
    const { email, callback, opened_at, account_id, talk_id } = ticket;
    const [entries, said, live, account, subscribed_until, namesake, agent] = await Promise.all([
      tickets.entries(ticket_id),
      talk_id ? talks.lines(talk_id, now) : [],
      talks.liveOnes(talk_id ? [talk_id] : [], now),
      account_id && accounts.of(account_id),
      account_id && until(account_id),
      !account_id && email ? accounts.findByCredential('email', email) : undefined,
      reader && accounts.of(reader),
    ]);
    return {
      ...rowOf(ticket, { account_id: reader, live }),
      now: now.toISOString(),
      callback,
      opened_at,
      account: account
        ? { name: account.name, email: account.email, subscribed_until: subscribed_until || null }
        : null,
      is_address_of_account: namesake !== undefined,
      entries: [...entries.map(({ ticket_id: _, ...entry }) => entry), ...said.map(entryOf)].sort(earlierFirst),
      agent: agent ? agentOf(agent).name : '',
    };
  },
});
export type TicketReader = ReturnType<typeof ticketReader>;
