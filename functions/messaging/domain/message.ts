import * as z from 'zod';

import { purposes } from '#functions/messaging/templates/params.ts';
import { AccountId, CallId, MessageId, newId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** The recipient opted out of texts; or, before it was sent, closed the account, or marked its call as spam or deleted it. */
const refusals = ['opted-out', 'account-closed', 'call-settled'] as const;
export type Refusal = (typeof refusals)[number];

const common = {
  message_id: MessageId,
  language: z.enum(languages),
  purpose: z.enum(purposes),
  /** Whose account it is about, where it is about one. */
  account_id: AccountId.nullable().default(null),
  /** The call that it is about. */
  call_id: CallId.optional(),
  /** `refused` is what must not be sent, `failed` what could not be sent while it was worth it. */
  state: z.enum(['waiting', 'sent', 'refused', 'failed']),
  created_at: moment,
  /** Held until the recipient’s quiet hours end. */
  not_before: moment.nullable().default(null),
  /** Useless after this; a day by default. */
  send_before: moment.nullable().default(null),
  /** When the last delivery attempt began; blocks others for a moment. */
  tried_at: moment.nullable().default(null),
  sent_at: moment.nullable(),
  /** Why it was refused, for the operator. */
  refused_because: z.enum(refusals).optional(),
  /** The last attempt that failed, and the name of its error. */
  failed: z.object({ at: moment, error: z.string() }).optional(),
};

/** How a mail belongs to a conversation: where answers go, and which messages came before. */
export const MailThread = z.object({
  reply_to: z.string(),
  references: z.array(z.string()),
  is_automatic: z.boolean(),
});

/** An outbox message: saved first, then delivered. */
export const Message = z.discriminatedUnion('channel', [
  z.object({ ...common, channel: z.literal('sms'), to: Phone, text: z.string() }),
  z.object({
    ...common,
    channel: z.literal('email'),
    to: z.email(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    thread: MailThread.optional(),
    /** Where a mail program posts when its reader unsubscribes. */
    unsubscribe: z.url().optional(),
  }),
  /** To every subscribed browser of an account. `path` is the page that it opens. */
  z.object({
    ...common,
    channel: z.literal('push'),
    to: AccountId,
    subject: z.string(),
    text: z.string(),
    path: z.string(),
    /** Shown without a sound. */
    is_silent: z.boolean().default(false),
  }),
]);
export type Message = z.infer<typeof Message>;

type NewMessage<M> = M extends Message
  ? Omit<M, 'message_id' | 'state' | 'created_at' | 'not_before' | 'tried_at' | 'sent_at'> & {
      not_before?: string | null;
    }
  : never;

/** A subject is a header: one line, whatever it repeats of a person’s words. */
const inOneLine = (subject: string) => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A message that waits for delivery. */
export const newMessage = (common: NewMessage<Message>, now: Date): Message => ({
  not_before: null,
  ...common,
  ...('subject' in common && { subject: inOneLine(common.subject) }),
  message_id: newId('message', now.getTime()),
  state: 'waiting',
  created_at: now.toISOString(),
  tried_at: null,
  sent_at: null,
});
