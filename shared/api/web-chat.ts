import * as z from 'zod';

import { Grant } from '#shared/api/auth.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Email, Proof } from '#shared/validation/account.ts';
import { supportText } from '#shared/validation/text.ts';
import { LineId, WebChatId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';

/** What a link opens; the path says the same. */
export const views = ['inbox', 'assistant', 'doa', 'payment', 'radical'] as const;
export const View = z.enum(views);
export type View = z.infer<typeof View>;

/** One line of a conversation. */
export const Line = z.object({
  line_id: LineId,
  at: z.iso.datetime(),
  who: z.enum(['owner', 'caller', 'assistant', 'support']),
  /** The name in its header, if it is not the reader’s. */
  name: z.string().nullable(),
  text: z.string(),
});
export type Line = z.infer<typeof Line>;

/** A notice of the inbox: a call, a voicemail, an appointment, or a word of ours. */
export const Notice = z.object({
  id: z.string(),
  kind: z.enum(['call', 'voicemail', 'appointment', 'notice']),
  at: z.iso.datetime(),
  title: z.string(),
  text: z.string(),
  is_read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** A live conversation, which expires without new messages. */
export const Live = z.object({
  started_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type Live = z.infer<typeof Live>;

/** An opened link. Nothing is readable after `expires_at`; a member’s own chat does not expire. */
export const Chat = z.object({
  /** Null where it is a member’s own, and with it the language that its link was written in. */
  id: WebChatId.nullable(),
  view: View,
  lang: z.enum(languages).nullable(),
  /** When it was so, by our clock: what is left until an end is counted from here, not by the clock of the browser. */
  now: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  messages: z.array(Line),
  notices: z.array(Notice),
  live: Live.nullable(),
  /** Whether support has an address for what it answers after the end of a live conversation. */
  is_answered_by_mail: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

const chatToken = z.string().min(1).max(256);
const clientSecret = z.string('required').min(16).max(256);

/** Where a link to a chat was opened. */
export const LinkOrigin = z.enum(['sms', 'email', 'push', 'qr', 'web']);

export const webChat = domain('web-chat', {
  begin: {
    method: 'POST',
    path: '/web_chat/begin',
    access: 'public',
    summary:
      'Begin a live chat with support as a visitor, while support is there; the answer is opened like a sent link',
    input: z.strictObject({ lang: z.enum(languages), proof: Proof }),
    output: z.object({ webchat_id: WebChatId, webchat_token: z.string() }),
    errors: ['web-chat.closed', 'request.too-many', 'request.proof-needed'],
  },
  fetch: {
    method: 'POST',
    path: '/web_chat/fetch/{lang}/{webchat_id}/{webchat_token}',
    access: 'public',
    summary: 'Open the chat of a link for an hour, in one browser, identified by its `client_secret`',
    input: z.object({
      lang: z.enum(languages),
      webchat_id: WebChatId,
      webchat_token: chatToken,
      client_secret: clientSecret,
    }),
    output: z.object({
      auth: Grant.extend({ access_token: z.string() }).omit({ token: true }),
      session: Chat,
      /** Of whose account it is. A link may be passed on: it tells no address and no number. */
      user: z.object({ name: z.string(), language: z.enum(languages) }).nullable(),
    }),
    errors: ['auth.link-expired', 'request.too-many', 'request.conflict'],
  },
  updateDeeplinkFrom: {
    method: 'POST',
    path: '/web_chat/update-deeplink-from/{webchat_id}/{webchat_token}',
    access: 'public',
    summary: 'Record where the link was clicked, and the carrier',
    input: z.object({
      webchat_id: WebChatId,
      webchat_token: chatToken,
      /** Ours are of `LinkOrigin`; other clients have words of their own. */
      deeplink_click_from: z.string().regex(/^[\w.-]{1,64}$/),
      telecom_operator: z.string().trim().min(1).max(64).optional(),
    }),
    output: z.object({}),
    errors: ['auth.link-expired', 'request.too-many', 'request.conflict'],
  },
  whose: {
    method: 'POST',
    path: '/web_chat/whose/{webchat_id}/{webchat_token}',
    access: 'member',
    summary: 'Whether the link belongs to the signed-in account; does not open it',
    input: z.strictObject({ webchat_id: WebChatId, webchat_token: chatToken }),
    output: z.object({ is_own: z.boolean() }),
    errors: ['request.too-many'],
  },
  linkMobile: {
    method: 'POST',
    path: '/web_user/link-mobile',
    access: 'member',
    summary: 'A single-use link to continue on the phone, as text and QR code, valid for ten minutes',
    input: z.object({
      platform: z.enum(['ios', 'android', 'other']).default('other'),
      context: z.enum(['assistant', 'profile', 'payment']).default('assistant'),
    }),
    output: z.object({
      universal: z.url(),
      ios: z.url().nullable(),
      android: z.url().nullable(),
      qr_svg: z.string(),
      now: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
    errors: ['request.too-many'],
  },
  getChat: {
    method: 'GET',
    path: '/web_chat',
    access: 'chat',
    summary: 'The conversation: of a link for its hour, of a member while signed in',
    input: z.strictObject({}),
    output: Chat,
    errors: ['web-chat.ended'],
  },
  sendLine: {
    method: 'POST',
    path: '/web_chat/messages',
    access: 'chat',
    summary: 'Send a message; the first starts a live conversation, each one extends it',
    input: z.strictObject({ text: supportText(5000) }),
    output: Chat,
    errors: ['web-chat.ended', 'request.too-many', 'request.conflict'],
  },
  extend: {
    method: 'POST',
    path: '/web_chat/extend',
    access: 'chat',
    summary: 'Extend a live conversation by ten minutes',
    input: z.strictObject({}),
    output: Chat,
    errors: ['web-chat.ended', 'request.conflict'],
  },
  end: {
    method: 'POST',
    path: '/web_chat/end',
    access: 'chat',
    summary: 'End the live conversation',
    input: z.strictObject({}),
    output: Chat,
    errors: ['web-chat.ended', 'request.conflict'],
  },
  leaveEmail: {
    method: 'POST',
    path: '/web_chat/email',
    access: 'chat',
    summary: 'Leave an address, to which support answers once the live conversation has ended',
    input: z.strictObject({ email: Email }),
    output: Chat,
    errors: ['web-chat.ended', 'request.too-many', 'request.conflict'],
  },
  renew: {
    method: 'POST',
    path: '/web_chat/renew',
    access: 'public',
    summary: 'Text a new link to the number of an ended one; the response is the same for unknown links',
    input: z.strictObject({ webchat_id: WebChatId, webchat_token: chatToken }),
    output: z.object({
      /** The last two digits of that number; null where there is none, or no such link. */
      ends_in: z.string().nullable(),
      /** How many notices are unread. */
      waiting: z.number().int(),
    }),
    errors: ['request.too-many'],
  },
});
