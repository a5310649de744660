import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Email, NAME_MAX, Proof } from '#shared/validation/account.ts';
import { supportLine, supportText } from '#shared/validation/text.ts';
import { Day } from '#shared/values/day.ts';
import { TicketId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import {
  callOutcomes,
  DETAILS_MAX,
  REASON_MAX,
  ticketChannels,
  ticketEntryKinds,
  ticketParties,
  ticketStates,
  topics,
} from '#shared/values/support.ts';
import { isZone } from '#shared/values/zone.ts';

export const TopicOf = z.enum(topics);

/** `08:00`, on a clock of 24 hours. */
const ClockTime = z.iso.time({ precision: -1 });

/** A row of the support inbox. */
export const TicketRow = z.object({
  ticket_id: TicketId,
  reference: z.string(),
  channel: z.enum(ticketChannels),
  topic: TopicOf,
  language: z.enum(languages),
  state: z.enum(ticketStates),
  /** Since when it is in this state. */
  since: z.iso.datetime(),
  /** By when an open one is to be answered. */
  due_at: z.iso.datetime().nullable(),
  name: z.string(),
  reason: z.string(),
  /** Who of support has taken it. */
  assignee: z.string().nullable(),
  is_mine: z.boolean(),
  /** What a change of it has to name: another one means that it has changed meanwhile. */
  revision: z.number().int(),
  /** When the customer wrote what is unanswered: the first message, or a reply to an answer. */
  written_at: z.iso.datetime(),
  /** Whether the customer has written again after an answer. */
  is_reply: z.boolean(),
  /** When the call is due that support still owes. */
  call_at: z.iso.datetime().nullable(),
  /** Of a chat: whether its customer is still there. */
  chat: z.enum(['live', 'ended']).nullable(),
  email: z.email().nullable(),
});
export type TicketRow = z.infer<typeof TicketRow>;

/** An entry in the thread of a ticket. */
export const ThreadEntry = z.object({
  entry_id: z.string(),
  at: z.iso.datetime(),
  by: z.enum(ticketParties),
  what: z.enum(ticketEntryKinds),
  name: z.string().nullable(),
  text: z.string(),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

/** A ticket with its thread, and as much of its account as an answer needs. */
export const TicketView = TicketRow.extend({
  /** When it was so, by our clock. */
  now: z.iso.datetime(),
  /** The call that the customer asked for; without an outcome it is still owed. */
  callback: z
    .object({
      at: z.iso.datetime(),
      phone: z.string(),
      outcome: z.enum(callOutcomes).nullable(),
      tries: z.number().int(),
    })
    .nullable(),
  opened_at: z.iso.datetime(),
  /** Of who was logged in when they wrote. */
  account: z.object({ name: z.string(), email: z.string(), subscribed_until: z.iso.datetime().nullable() }).nullable(),
  /** Without it: whether an account has the address, which proves nothing of who wrote. */
  is_address_of_account: z.boolean(),
  entries: z.array(ThreadEntry),
  /** Under which name the reader’s answers go out. */
  agent: z.string(),
});
export type TicketView = z.infer<typeof TicketView>;

const ticket = { ticket_id: TicketId, revision: z.number().int().min(1).max(1_000_000) };

/** `late`: past what was promised. `calls`: those that are owed until the end of today. */
export const ticketsViews = ['open', 'mine', 'late', 'calls', 'waiting', 'closed'] as const;
const TicketsView = z.enum(ticketsViews);
export type TicketsView = z.infer<typeof TicketsView>;

const TicketList = z.object({
  now: z.iso.datetime(),
  data: z.array(TicketRow),
  /** Whether there are more than are listed. */
  has_more: z.boolean(),
});

export const helpdesk = domain('helpdesk', {
  contact: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    recognises: true,
    summary: 'Write to support; the answer comes by mail, or as a call at the chosen time',
    input: z
      .strictObject({
        topic: TopicOf.default('other'),
        name: supportLine(NAME_MAX),
        email: Email,
        reason: supportLine(REASON_MAX),
        details_description: supportText(DETAILS_MAX),
        /** A call instead of a mail: a day and a time of the zone, within the hours of support, and where to call. */
        day: Day.optional(),
        time: ClockTime.optional(),
        phone: z.string().trim().min(1, 'required').max(64, 'too-long').optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .default('US'),
        /** Of `day` and `time`, which are on support’s clock without it; our mails name times in it. */
        time_zone: z.string().max(64, 'too-long').refine(isZone).optional(),
        language: z.enum(languages).default('en'),
        proof: Proof,
      })
      .superRefine(({ day, time, phone }, context) => {
        const wantsCall = day !== undefined || time !== undefined;
        for (const [field, value] of Object.entries({ day, time, phone })) {
          if (wantsCall && value === undefined) {
            context.addIssue({ code: 'custom', path: [field], message: 'required' });
          }
        }
      }),
    output: z.object({ reference: z.string() }),
    errors: ['request.too-many', 'request.proof-needed', 'request.conflict'],
  },
  getTickets: {
    method: 'GET',
    path: '/support/tickets',
    access: 'support',
    summary: 'The support inbox: open tickets by when their answer is due, others by when they came into their state',
    input: z.strictObject({
      view: TicketsView.default('open'),
      topic: TopicOf.optional(),
      language: z.enum(languages).optional(),
    }),
    output: TicketList.extend({
      counts: z.record(z.enum(['open', 'mine', 'late', 'calls', 'waiting']), z.number().int()),
    }),
    errors: [],
  },
  /** A POST, so that no address of a customer is in an address of ours. */
  findTickets: {
    method: 'POST',
    path: '/support/tickets/search',
    access: 'support',
    summary: 'The ticket of a reference, or those of an email address, the newest first',
    input: z.strictObject({ find: z.string('required').trim().min(1, 'required').max(254, 'too-long') }),
    output: TicketList,
    errors: [],
  },
  getTicket: {
    method: 'GET',
    path: '/support/tickets/{ticket_id}',
    access: 'support',
    summary: 'A ticket with its thread',
    input: z.strictObject({ ticket_id: TicketId }),
    output: TicketView,
    errors: ['helpdesk.unknown-ticket'],
  },
  answerTicket: {
    method: 'POST',
    path: '/support/tickets/{ticket_id}/answers',
    access: 'support',
    summary: 'Answer the customer, by mail or in the chat',
    input: z.strictObject({ ...ticket, text: supportText(DETAILS_MAX) }),
    output: TicketView,
    errors: ['helpdesk.unknown-ticket', 'helpdesk.ticket-changed', 'web-chat.ended', 'request.conflict'],
  },
  writeNote: {
    method: 'POST',
    path: '/support/tickets/{ticket_id}/notes',
    access: 'support',
    summary: 'Note something for support; the customer does not see it',
    input: z.strictObject({ ...ticket, text: supportText(DETAILS_MAX) }),
    output: TicketView,
    errors: ['helpdesk.unknown-ticket', 'helpdesk.ticket-changed'],
  },
  changeTicket: {
    method: 'POST',
    path: '/support/tickets/{ticket_id}/changes',
    access: 'support',
    summary: 'Take a ticket or give it back, close or reopen it, or mark the call that its customer asked for',
    input: z.strictObject({
      ...ticket,
      change: z.enum([
        'assign',
        'unassign',
        'close',
        'reopen',
        'call-made',
        'call-not-made',
        'call-no-answer',
        'call-not-needed',
      ]),
    }),
    output: TicketView,
    errors: ['helpdesk.unknown-ticket', 'helpdesk.ticket-changed', 'request.conflict'],
  },
});
