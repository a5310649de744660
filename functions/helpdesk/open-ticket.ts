import type { Callback } from '#functions/helpdesk/domain/callback.ts';
import { newReference } from '#functions/helpdesk/domain/reference.ts';
import {
  type NewEntry,
  newEntry,
  type Ticket,
  type TicketEntry,
  varietyOfTicket,
} from '#functions/helpdesk/domain/ticket.ts';
import { promisedHours } from '#functions/helpdesk/hours.ts';
import { replyAddressesOf } from '#functions/helpdesk/reply-address.ts';
import { ticketStore } from '#functions/helpdesk/store.ts';
import { threadOf } from '#functions/helpdesk/thread.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { maskedPhone } from '#shared/values/phone.ts';
import type { Portuguese } from '#shared/values/portuguese.ts';
import type { Topic } from '#shared/values/support.ts';

/** A message to support that opens a ticket. */
export type NewMessage = {
  channel: 'form' | 'mail';
  topic: Topic;
  language: Language;
  name: string;
  email: string;
  reason: string;
  text: string;
  callback: Callback | null;
  /** The customer’s time zone, if the form has sent it. */
  time_zone: string | null;
  /** That of the customer’s browser. */
  portuguese?: Portuguese;
  account_id: AccountId | null;
  /** Of a mail: its Message-ID. */
  mail_id: string | null;
  /** Whether a file came with it, which is dropped. */
  has_attachments: boolean;
  /** Whether the sender is notified; other machines are not. */
  confirm: boolean;
};

/** The same form sent again within an hour is the same ticket; the same mail within a week. */
const REPEATED = { form: (now: Date) => addHours(now, 1), mail: (now: Date) => addDays(now, 7) };

/** Marks a message that opened no ticket of its own. */
const TAKEN = '-';

/** What identifies a message to support: a mail by its id, a form by its content. */
const identityOf = ({ channel, mail_id, email, topic, reason, text }: NewMessage) =>
  JSON.stringify(mail_id ? [channel, mail_id] : [channel, email, topic, reason, text]);

export const ticketOpener = (
  table: Table,
  {
    tickets = ticketStore(table),
    outbox = outboxOf(table),
    addresses = replyAddressesOf(),
    hours = promisedHours,
    secret = appSecret,
  } = {},
) => {
  const digestOf = async (message: NewMessage) => keyedDigest(await secret(), 'received', identityOf(message));

  return {
    /** The reference that this message already has; undefined if it is new. */
    async referenceOf(message: NewMessage, now: Date): Promise<string | undefined> {
      const earlier = await tickets.receivedAs(await digestOf(message));
      return earlier && earlier.until > now.toISOString() ? earlier.reference : undefined;
    },

    /** Marks a message as taken, in the transaction of what it led to; undefined if it already is. */
    async receipt(message: NewMessage, now: Date): Promise<Write | undefined> {
      const digest = await digestOf(message);
      const earlier = await tickets.receivedAs(digest);
      if (earlier && earlier.until > now.toISOString()) return undefined;
      return tickets.receive(
        { digest, reference: TAKEN, until: REPEATED[message.channel](now).toISOString() },
        earlier,
      );
    },

    /** Opens a ticket and confirms it by mail, once for each message; returns its reference. */
    open: (message: NewMessage, now: Date): Promise<string> =>
      retryOnConflict(async () => {
        const digest = await digestOf(message);
        const earlier = await tickets.receivedAs(digest);
        if (earlier && earlier.until > now.toISOString()) return earlier.reference;

        const ticket = newTicket(message, addHours(now, hours().answer_hours).toISOString(), now);
        const { reference } = ticket;
        const until = REPEATED[message.channel](now).toISOString();
        const entries = entriesOf(ticket, message, now);
        const written_at = entries.at(-1)?.at ?? ticket.written_at;
        const mail = message.confirm && outbox.queue(await confirmation(ticket, message), now);
        await tickets.commit(
          ...tickets.begin({ ...ticket, written_at }),
          ...entries.map((each) => tickets.add(each)),
          tickets.receive({ digest, reference, until }, earlier),
          ...(mail ? [mail.write] : []),
        );
        if (mail) await mail.send();
        return reference;
      }),
  };

  /** It repeats nothing of what was written: anyone can write anything in anyone’s name. */
  async function confirmation(ticket: Ticket, { email, has_attachments }: NewMessage) {
    const { reference, topic, account_id, callback, due_at, time_zone } = ticket;
    return {
      purpose: 'ticket-received' as const,
      to: email,
      account_id,
      language: varietyOfTicket(ticket),
      time_zone,
      params: {
        reference,
        topic,
        answer_by: due_at ?? ticket.since,
        callback_at: callback?.at ?? null,
        callback_phone: callback && maskedPhone(callback.phone),
        time_zone: time_zone ?? (callback ? hours().time_zone : null),
        has_attachments,
      },
      ...(await threadOf(ticket, addresses, { is_automatic: true })),
    };
  }
};

function newTicket(message: NewMessage, due_at: string, now: Date): Ticket {
  const { channel, topic, language, portuguese, name, email, reason, callback, time_zone, account_id, mail_id } =
    message;
  const at = now.toISOString();
  return {
    ticket_id: newId('ticket', now.getTime()),
    reference: newReference(),
    channel,
    topic,
    language,
    ...(portuguese && { portuguese }),
    time_zone,
    state: 'open',
    since: at,
    due_at: callback?.at ?? due_at,
    name,
    email,
    reason,
    callback: callback && { ...callback, outcome: null, tries: 0 },
    account_id,
    talk_id: null,
    assignee: null,
    opened_at: at,
    written_at: at,
    first_answered_at: null,
    replied_at: null,
    last_mail_id: mail_id,
  };
}

function entriesOf({ ticket_id, name }: Ticket, { text, has_attachments }: NewMessage, now: Date): TicketEntry[] {
  const entries: NewEntry[] = [
    { by: 'customer', what: 'message', name, text },
    ...(has_attachments ? [{ by: 'system' as const, what: 'attachments-removed' as const, name: null, text: '' }] : []),
  ];
  return entries.map((entry, i) => newEntry(ticket_id, entry, new Date(now.getTime() + i)));
}
