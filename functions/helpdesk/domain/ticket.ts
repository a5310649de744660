import * as z from 'zod';

import { addMinutes } from '#shared/values/duration.ts';
import { AccountId, ConversationId, newId, TicketEntryId, TicketId } from '#shared/values/id.ts';
import { languages, type Variety } from '#shared/values/language.ts';
import { portugueses, varietyOf } from '#shared/values/portuguese.ts';
import { Phone } from '#shared/values/phone.ts';
import {
  callOutcomes,
  ticketChannels,
  ticketEntryKinds,
  ticketParties,
  ticketStates,
  topics,
} from '#shared/values/support.ts';

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
  /** Which Portuguese the customer’s browser asked for, as far as it is known. */
  portuguese: z.enum(portugueses).optional(),
  /** The customer’s time zone, as far as the form sent it. */
  time_zone: z.string().nullable().default(null),
  state: z.enum(ticketStates),
  /** Since when it is in this state; an open one since its first message that has no answer. */
  since: moment,
  /** By when an open one is to be answered, in writing or by the call. */
  due_at: moment.nullable(),
  name: z.string(),
  /** Null in a chat with a visitor whose address is unknown. */
  email: z.email().nullable(),
  /** In one line. */
  reason: z.string(),
  /** The call that the customer asked for. Without an outcome it is owed, and the ticket is open. */
  callback: z
    .object({
      at: moment,
      phone: Phone,
      outcome: z.enum(callOutcomes).nullable().default(null),
      /** How often support has called at or after that time without an answer. */
      tries: z.number().int().default(0),
    })
    .nullable(),
  /** The account that was signed in when it was written. */
  account_id: AccountId.nullable(),
  /** The conversation of a chat. */
  talk_id: ConversationId.nullable(),
  assignee: Agent.nullable(),
  opened_at: moment,
  /** The moment of its latest entry: the next one is later, so that they stay in order. */
  written_at: moment,
  first_answered_at: moment.nullable(),
  /** When the customer wrote again after an answer; null once that is answered. */
  replied_at: moment.nullable().default(null),
  /** Message-ID of the customer’s last mail, which our next one answers. */
  last_mail_id: z.string().nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

/** How the customer of a ticket is written to. */
export const varietyOfTicket = ({ language, portuguese }: Pick<Ticket, 'language' | 'portuguese'>): Variety =>
  varietyOf(language, portuguese ?? null);

/** A message, a note of support to itself, or something that happened. */
export const TicketEntry = z.object({
  ticket_id: TicketId,
  entry_id: TicketEntryId,
  at: moment,
  by: z.enum(ticketParties),
  what: z.enum(ticketEntryKinds),
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

/** A call that nobody answered is tried again within so many minutes. */
const RETRY_MINUTES = 60;

/** Whether a call was promised that nobody has marked as made or not needed. */
export const owesCall = ({ callback }: Pick<Ticket, 'callback'>): boolean => callback?.outcome === null;

/** The ticket after its customer has written: it is open, and due no later than it already was. */
export function afterCustomer(ticket: Ticket, due_at: string, now: Date): Ticket {
  if (ticket.state !== 'open') return { ...ticket, state: 'open', since: now.toISOString(), due_at };
  const isSooner = owesCall(ticket) && ticket.due_at !== null && due_at < ticket.due_at;
  return isSooner ? { ...ticket, due_at } : ticket;
}

/**
 * The ticket after support has answered it in writing. A call that was promised is still due, unless nobody answered it:
 * then the promise was an answer in writing.
 */
export function afterAnswer(ticket: Ticket, agent: Agent, now: Date): Ticket {
  const { callback } = ticket;
  const isReached = !owesCall(ticket) || callback?.tries === 0;
  const next: Ticket = isReached
    ? ticket
    : { ...ticket, callback: callback && { ...callback, outcome: 'not-reached' } };
  return {
    ...next,
    ...(owesCall(next)
      ? { due_at: next.callback?.at ?? null }
      : { state: 'waiting', since: now.toISOString(), due_at: null }),
    assignee: ticket.assignee ?? agent,
    first_answered_at: ticket.first_answered_at ?? now.toISOString(),
    replied_at: null,
  };
}

/** The ticket after a call that nobody answered. One before its time does not count. */
export function afterNoAnswer(ticket: Ticket, now: Date): Ticket {
  const { callback } = ticket;
  if (!callback || callback.at > now.toISOString()) return ticket;
  const due_at = addMinutes(now, RETRY_MINUTES).toISOString();
  return { ...ticket, callback: { ...callback, tries: callback.tries + 1 }, due_at };
}

/** The ticket after its call was marked as made by mistake: it is owed again. */
export const afterMistake = (ticket: Ticket, now: Date): Ticket => ({
  ...ticket,
  callback: ticket.callback && { ...ticket.callback, outcome: null },
  state: 'open',
  since: now.toISOString(),
  due_at: ticket.callback?.at ?? null,
});

/**
 * The ticket after its call: a call that was made answers it. One that is not needed leaves open what was written since the
 * last answer, which is due at `due_at`; null if nothing was.
 */
export function afterCall(
  ticket: Ticket,
  { outcome, agent, due_at }: { outcome: 'made' | 'not-needed'; agent: Agent; due_at: string | null },
  now: Date,
): Ticket {
  const next: Ticket = { ...ticket, callback: ticket.callback && { ...ticket.callback, outcome } };
  if (outcome === 'made') return afterAnswer(next, agent, now);
  return due_at === null ? { ...next, state: 'waiting', since: now.toISOString(), due_at } : { ...next, due_at };
}

/** When the customer wrote the first message that support has not answered; null if each one is. */
export function unansweredSince(entries: readonly Pick<TicketEntry, 'by' | 'what' | 'at'>[]): string | null {
  const messages = entries.filter(({ what }) => what === 'message');
  const lastAnswer = messages.findLastIndex(({ by }) => by === 'support');
  return messages.slice(lastAnswer + 1).find(({ by }) => by === 'customer')?.at ?? null;
}

/** The ticket after it was closed. One that owes a call stays open. */
export const closed = (ticket: Ticket, now: Date): Ticket => ({
  ...ticket,
  state: 'closed',
  since: now.toISOString(),
  due_at: null,
});
