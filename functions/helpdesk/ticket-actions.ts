import { type Account, accountStore, firstNameOf } from '#functions/account/public.ts';
import { conversationsOf } from '#functions/calls/public.ts';
import {
  type Agent,
  afterAnswer,
  afterCall,
  afterCustomer,
  afterMistake,
  afterNoAnswer,
  closed,
  type NewEntry,
  newEntry,
  owesCall,
  type Ticket,
  unansweredSince,
  varietyOfTicket,
} from '#functions/helpdesk/domain/ticket.ts';
import { quoteOf } from '#functions/helpdesk/domain/quote.ts';
import { promisedHours } from '#functions/helpdesk/hours.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { threadOf } from '#functions/helpdesk/thread.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';
import { messages } from '#shared/validation/messages.ts';
import type { TicketId } from '#shared/values/id.ts';

type Queued = { write: Write; send: () => Promise<void> };
/** The next state of a ticket, what its thread says of it, and the mail that goes out with it. */
type Step = { next: Ticket; entries: NewEntry[]; mails?: Queued[]; alongside?: Write[] };

/** The ticket that a change means: as it was read, or as it is now for what need not be seen before. */
export type TicketRef = { ticket_id: TicketId; revision?: number | undefined };

export type CustomerMail = { name: string; text: string; mail_id: string | null; has_attachments: boolean };

export const agentOf = (account: Account): Agent => ({
  account_id: account.account_id,
  name: firstNameOf(account) || 'Calluna',
});

/** All changes of tickets: each is one write of the revision that was read, with its entries and its mail. */
export const ticketActionsOf = (
  table: Table,
  {
    tickets = ticketStore(table),
    accounts = accountStore(table),
    talks = conversationsOf(table),
    outbox = outboxOf(table),
    addresses = replyAddressesOf(),
    hours = promisedHours,
  } = {},
) => {
  const dueFrom = (since: Date) => addHours(since, hours().answer_hours).toISOString();

  async function read({ ticket_id, revision }: TicketRef): Promise<Revised<Ticket>> {
    const current = await tickets.of(ticket_id);
    if (!current) throw new Fault('helpdesk.unknown-ticket');
    if (revision !== undefined && revision !== current.revision) throw new Fault('helpdesk.ticket-changed');
    return current;
  }

  function writesOf(current: Revised<Ticket>, { next, entries, mails = [], alongside = [] }: Step, now: Date): Write[] {
    const { ticket_id } = current;
    // In the order of writing, also within one millisecond.
    const first = Math.max(now.getTime(), Date.parse(current.written_at) + 1);
    const moments = entries.map((_, i) => new Date(first + i));
    const written_at = moments.at(-1)?.toISOString() ?? current.written_at;
    return [
      tickets.replace(current, { ...next, written_at }),
      ...entries.map((entry, i) => tickets.add(newEntry(ticket_id, entry, moments[i] ?? now))),
      ...mails.map(({ write }) => write),
      ...alongside,
    ];
  }

  /** Carries a step out, once. A change in between is seen by its revision. */
  const change = (ref: TicketRef, now: Date, step: (ticket: Ticket) => Step | undefined | Promise<Step | undefined>) =>
    retryOnConflict(async () => {
      const current = await read(ref);
      const taken = await step(current);
      if (!taken) return;
      await tickets.commit(...writesOf(current, taken, now));
      for (const { send } of taken.mails ?? []) await send();
    });

  async function answerMail(ticket: Ticket, email: string, answer: string, agent: Agent, now: Date): Promise<Queued> {
    const { reference, account_id, time_zone } = ticket;
    return outbox.queue(
      {
        purpose: 'ticket-answered',
        to: email,
        account_id,
        language: varietyOfTicket(ticket),
        time_zone,
        params: { reference, answer, agent: agent.name, quote: quoteOf(await lastMessageOf(ticket, now)) },
        ...(await threadOf(ticket, addresses, { is_automatic: false })),
      },
      now,
    );
  }

  async function lastMessageOf({ ticket_id, talk_id }: Ticket, now: Date): Promise<string> {
    const said = talk_id
      ? (await talks.lines(talk_id, now)).filter(({ who }) => who === 'owner' || who === 'caller')
      : (await tickets.entries(ticket_id)).filter(({ by, what }) => by === 'customer' && what === 'message');
    return said.at(-1)?.text ?? '';
  }

  return {
    agent: async (account_id: Account['account_id']): Promise<Agent> => {
      const account = await accounts.of(account_id);
      if (!account) throw new Fault('auth.unauthenticated');
      return agentOf(account);
    },

    /** Sends the answer by mail; in a chat to the chat, and by mail too once its customer has left. */
    answer: (ref: TicketRef, text: string, agent: Agent, now: Date): Promise<void> =>
      retryOnConflict(async () => {
        const current = await read(ref);
        const { talk_id, email } = current;
        const next = afterAnswer(current, agent, now);
        const isPresent = talk_id !== null && (await talks.isLive(talk_id, now));
        const mails = email && !isPresent ? [await answerMail(current, email, text, agent, now)] : [];
        const said = { by: 'support' as const, what: 'message' as const, name: agent.name, text };
        const writes = writesOf(current, { next, entries: talk_id ? [] : [said], mails }, now);
        if (!talk_id) await tickets.commit(...writes);
        else
          await talks.answer(talk_id, { name: agent.name, text }, now, writes).catch(async (error: unknown) => {
            if (asFault(error).code !== 'web-chat.ended' || !email) throw error;
            if (!mails.length) mails.push(await answerMail(current, email, text, agent, now));
            await tickets.commit(...writesOf(current, { next, entries: [said], mails }, now)); // it leaves by mail alone
          });
        for (const { send } of mails) await send();
      }),

    note: (ref: TicketRef, text: string, { name }: Agent, now: Date) =>
      change(ref, now, (next) => ({ next, entries: [{ by: 'support', what: 'note', name, text }] })),

    assign: (ref: TicketRef, assignee: Agent, by: Agent, now: Date) =>
      change(ref, now, (ticket) => {
        if (ticket.assignee?.account_id === assignee.account_id && ticket.assignee.name === assignee.name) return;
        const text = assignee.name === by.name ? '' : assignee.name;
        return { next: { ...ticket, assignee }, entries: [{ by: 'support', what: 'assigned', name: by.name, text }] };
      }),

    unassign: (ref: TicketRef, by: Agent, now: Date) =>
      change(ref, now, (ticket) =>
        ticket.assignee
          ? {
              next: { ...ticket, assignee: null },
              entries: [{ by: 'support', what: 'unassigned', name: by.name, text: '' }],
            }
          : undefined,
      ),

    /** Its chat ends with it. `by` null: nothing more has come for long. */
    close: (ref: TicketRef, by: Agent | null, now: Date) =>
      change(ref, now, async (ticket) => {
        if (ticket.state === 'closed') return;
        if (owesCall(ticket)) throw new Fault('request.invalid', { fields: { change: [messages.invalid] } });
        const entry = { by: by ? 'support' : 'system', what: 'closed', name: by?.name ?? null, text: '' } as const;
        const alongside = ticket.talk_id ? await talks.ending(ticket.talk_id, now) : [];
        return { next: closed(ticket, now), entries: [entry], alongside };
      }),

    /** Marks the call that was promised, which is due until then. One that is not needed is canceled by mail. */
    markCall: (ref: TicketRef, outcome: 'made' | 'not-needed', agent: Agent, now: Date) =>
      change(ref, now, async (ticket) => {
        if (!owesCall(ticket)) return;
        const unanswered = unansweredSince(await tickets.entries(ticket.ticket_id));
        const due_at = unanswered && dueFrom(new Date(unanswered));
        const entry = { by: 'support', what: `call-${outcome}`, name: agent.name, text: '' } as const;
        const mails = outcome === 'not-needed' ? await callCanceled(ticket, now) : [];
        return { next: afterCall(ticket, { outcome, agent, due_at }, now), entries: [entry], mails };
      }),

    /** Nobody answered the call: it is tried again, or support answers in writing. */
    noAnswer: (ref: TicketRef, { name }: Agent, now: Date) =>
      change(ref, now, (ticket) =>
        owesCall(ticket)
          ? {
              next: afterNoAnswer(ticket, now),
              entries: [{ by: 'support', what: 'call-no-answer', name, text: '' }],
            }
          : undefined,
      ),

    /** Takes back that the call was made. */
    callNotMade: (ref: TicketRef, { name }: Agent, now: Date) =>
      change(ref, now, (ticket) =>
        ticket.callback?.outcome === 'made'
          ? { next: afterMistake(ticket, now), entries: [{ by: 'support', what: 'call-not-made', name, text: '' }] }
          : undefined,
      ),

    reopen: (ref: TicketRef, by: Agent, now: Date) =>
      change(ref, now, (ticket) => {
        if (ticket.state === 'open') return;
        const entry = { by: 'support', what: 'reopened', name: by.name, text: '' } as const;
        return { next: afterCustomer(ticket, dueFrom(now), now), entries: [entry] };
      }),

    /**
     * The customer has answered our mail. `receiptOf` marks that mail as taken, in the same transaction. Many mails may come
     * at once, and none is lost.
     */
    customerWrote: (ref: TicketRef, mail: CustomerMail, receiptOf: () => Promise<Write | undefined>, now: Date) =>
      retryWithBackoff(async () => {
        const [current, receipt] = await Promise.all([read(ref), receiptOf()]);
        if (!receipt) return;
        const next = {
          ...afterCustomer(current, dueFrom(now), now),
          replied_at: now.toISOString(),
          last_mail_id: mail.mail_id,
        };
        const entries: NewEntry[] = [
          { by: 'customer', what: 'message', name: mail.name, text: mail.text },
          ...(mail.has_attachments
            ? [{ by: 'system' as const, what: 'attachments-removed' as const, name: null, text: '' }]
            : []),
        ];
        const removed = mail.has_attachments ? await attachmentsRemoved(next, now) : [];
        await tickets.commit(...writesOf(current, { next, entries, mails: removed }, now), receipt);
        for (const { send } of removed) await send();
      }),
  };

  /** Who holds the promise of a call learns that it will not come. */
  async function callCanceled(ticket: Ticket, now: Date): Promise<Queued[]> {
    const { reference, email, account_id, callback } = ticket;
    if (!email || !callback) return [];
    const message = {
      purpose: 'call-canceled' as const,
      to: email,
      account_id,
      language: varietyOfTicket(ticket),
      time_zone: ticket.time_zone ?? hours().time_zone,
      params: { reference, callback_at: callback.at, time_zone: ticket.time_zone ?? hours().time_zone },
      ...(await threadOf(ticket, addresses, { is_automatic: false })),
    };
    return [outbox.queue(message, now)];
  }

  async function attachmentsRemoved(ticket: Ticket, now: Date): Promise<Queued[]> {
    const { reference, email, account_id } = ticket;
    if (!email) return [];
    const message = {
      purpose: 'attachments-removed' as const,
      to: email,
      account_id,
      language: varietyOfTicket(ticket),
      time_zone: ticket.time_zone,
      params: { reference },
      ...(await threadOf(ticket, addresses, { is_automatic: true })),
    };
    return [outbox.queue(message, now)];
  }
};
export type TicketActions = ReturnType<typeof ticketActionsOf>;
