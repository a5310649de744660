import { createHash } from 'node:crypto';

import { accountStore } from '#functions/account/public.ts';
import type { CustomerLine, OnEmail, OnLine } from '#functions/calls/public.ts';
import { newReference } from '#functions/helpdesk/domain/reference.ts';
import { afterCustomer, newEntry, type Ticket } from '#functions/helpdesk/domain/ticket.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { shiftAt } from '#functions/support/hours.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';
import { type ConversationId, idFromHash } from '#shared/values/id.ts';
import { REASON_MAX } from '#shared/values/support.ts';

/** While support is there, a line in a chat is to be answered within what the contact page says. */
export const ANSWER_MINUTES = figures.chatAnswerMinutes;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, REASON_MAX);

/** A conversation is one ticket for good: it opens again with the next line. */
export const ticketIdOf = (talk_id: ConversationId) =>
  idFromHash('ticket', createHash('sha256').update(`ticket of ${talk_id}`).digest());

/** Opens the ticket of a chat, or opens it again, in the transaction of the line. */
export const chatTickets = (
  table: Table,
  { tickets = ticketStore(table), accounts = accountStore(table), shift = shiftAt } = {},
): OnLine => {
  const dueAt = (now: Date): string => {
    const { opens_at } = shift(now);
    const since = opens_at > now.toISOString() ? new Date(opens_at) : now;
    return addMinutes(since, ANSWER_MINUTES).toISOString();
  };

  async function newTicket({ talk_id, account_id, visitor, text }: CustomerLine, now: Date): Promise<Ticket> {
    const account = account_id && (await accounts.of(account_id));
    const at = now.toISOString();
    return {
      ticket_id: ticketIdOf(talk_id),
      reference: newReference(),
      channel: 'chat',
      topic: 'other',
      language: (account || visitor)?.language ?? 'en',
      time_zone: null,
      state: 'open',
      since: at,
      due_at: dueAt(now),
      name: (account || visitor)?.name ?? '',
      email: (account || visitor)?.email ?? null,
      reason: inOneLine(text),
      callback: null,
      account_id,
      talk_id,
      assignee: null,
      opened_at: at,
      written_at: at,
      first_answered_at: null,
      replied_at: null,
      last_mail_id: null,
    };
  }

  return async (line, now) => {
    const current = await tickets.of(ticketIdOf(line.talk_id));
    if (!current) return tickets.begin(await newTicket(line, now));
    const next = afterCustomer(current, dueAt(now), now);
    return next === current ? [] : [tickets.replace(current, { ...next, replied_at: now.toISOString() })];
  };
};

/** Writes the address that a visitor leaves into the ticket of their chat, for the answer to reach them after its end. */
export const chatAddresses =
  (table: Table, tickets = ticketStore(table)): OnEmail =>
  async ({ talk_id, email }, now) => {
    const current = await tickets.of(ticketIdOf(talk_id));
    if (!current || current.email === email) return [];
    const at = new Date(Math.max(now.getTime(), Date.parse(current.written_at) + 1));
    const entry = { by: 'customer', what: 'email-left', name: null, text: email } as const;
    return [
      tickets.replace(current, { ...current, email, written_at: at.toISOString() }),
      tickets.add(newEntry(current.ticket_id, entry, at)),
    ];
  };
