import * as z from 'zod';

import { AccountId, ConversationId, newId, TicketEntryId, TicketId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { ticketChannels, ticketStates, topics } from '#shared/values/support.ts';

const moment = z.iso.datetime();

/** Who of support has taken a ticket, and under which name they write. */
export const Agent = z.object({ account_id: AccountId.nullable(), name: z.string() });
export type Agent = z.infer<typeof Agent>;

export const Ticket = z.object({
  ticket_id: TicketId,
  /** What customers and support call it, such as CAL-T-2K7Q9F. */
  reference: z.string(),
  channel: z.enum(ticketChannels),
  topic: z.enum(topics),
  language: z.enum(languages),
  state: z.enum(ticketStates),
  /** Since when it is in this state; an open one since its first message that has no answer. */
  since: moment,
  /** By when an open one is to be answered. */
  due_at: moment.nullable(),
  name: z.string(),
  /** Null in a chat with a visitor whose address is unknown. */
  email: z.email().nullable(),
  /** In one line. */
  reason: z.string(),
  callback: z.object({ at: moment, phone: Phone }).nullable(),
  /** The account that was signed in when it was written. */
  account_id: AccountId.nullable(),
  /** The conversation of a chat. */
  talk_id: ConversationId.nullable(),
  assignee: Agent.nullable(),
  opened_at: moment,
  /** The moment of its latest entry: the next one is later, so that they stay in order. */
  written_at: moment,
  first_answered_at: moment.nullable(),
  /** Message-ID of the customer’s last mail, which our next one answers. */
  last_mail_id: z.string().nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

/** A message, a note of support to itself, or something that happened. */
export const TicketEntry = z.object({
  ticket_id: TicketId,
  entry_id: TicketEntryId,
  at: moment,
  by: z.enum(['customer', 'support', 'system']),
  what: z.enum(['message', 'note', 'assigned', 'unassigned', 'closed', 'reopened', 'attachments-removed']),
  /** The name of who did it; null for the system. */
  name: z.string().nullable(),
  text: z.string(),
});
export type TicketEntry = z.infer<typeof TicketEntry>;

export type NewEntry = Pick<TicketEntry, 'by' | 'what' | 'name' | 'text'>;
export const newEntry = (ticket_id: TicketId, entry: NewEntry, at: Date): TicketEntry => ({
  ticket_id,
  entry_id: newId('ticketEntry', at.getTime()),
  at: at.toISOString(),
  ...entry,
});

/** An answered ticket closes if nothing more comes for so many days. */
export const WAITING_DAYS = 14;

/** The ticket after its customer has written: it is open, and keeps the date that it may already have. */
export const afterCustomer = (ticket: Ticket, due_at: string, now: Date): Ticket =>
  ticket.state === 'open' ? ticket : { ...ticket, state: 'open', since: now.toISOString(), due_at };

/** The ticket after support has answered it: whoever answers an unassigned one has taken it. */
export const afterAnswer = (ticket: Ticket, agent: Agent, now: Date): Ticket => ({
  ...ticket,
  state: 'waiting',
  since: now.toISOString(),
  due_at: null,
  assignee: ticket.assignee ?? agent,
  first_answered_at: ticket.first_answered_at ?? now.toISOString(),
});

export const closed = (ticket: Ticket, now: Date): Ticket => ({
  ...ticket,
  state: 'closed',
  since: now.toISOString(),
  due_at: null,
});
