import * as z from 'zod';

import { forgotten, Hour } from '#functions/calls/web-chat/domain/hour.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Line, Live, View } from '#shared/api/web-chat.ts';
import { AccountId, AppointmentId, WebChatId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** A link to a chat, and the browser that opened it. Of its token and that browser, only digests are kept. */
export const StoredChat = Hour.extend({
  webchat_id: WebChatId,
  account_id: AccountId.nullable(),
  view: View,
  language: z.enum(languages),
  token_digest: z.string(),
  device_digest: z.string().nullable(),
  /** That of its account when it was opened: what ends the sessions of the account ends this as well. */
  epoch: z.number().int().nullable(),
  /** To whom the link was sent. */
  phone: Phone.nullable(),
  email: z.email().nullable(),
  name: z.string().nullable(),
  /** What else it is about: the appointment of a `doa` link, and whose it is. */
  about: z.object({ account_id: AccountId, appointment_id: AppointmentId }).nullable().default(null),
  deeplink_click_from: z.string().nullable(),
  telecom_operator: z.string().nullable(),
});
export type StoredChat = z.infer<typeof StoredChat>;
const chat: Entity<StoredChat> = { schema: StoredChat, key: keys.webChat, expires: forgotten };

/** Whose conversation: an account’s, which all its chats share, or that of a caller, who has none. */
export const TalkId = z.union([AccountId, WebChatId]);
export type TalkId = z.infer<typeof TalkId>;

const KEPT_DAYS = 30;
/** How many lines of a conversation are read: the last ones. */
const READ = 200;
const keptUntil = (at: string) => new Date(Date.parse(at) + KEPT_DAYS * 86_400_000);

export const Talk = z.object({
  talk_id: TalkId,
  live: Live.nullable(),
  /** When a caller’s link closes; null for an account’s, which does not. */
  until: z.iso.datetime().nullable(),
  written_at: z.iso.datetime(),
});
export type Talk = z.infer<typeof Talk>;
const talk: Entity<Talk> = { schema: Talk, key: keys.talk, expires: ({ written_at }) => keptUntil(written_at) };

const StoredLine = Line.extend({ talk_id: TalkId });
type StoredLine = z.infer<typeof StoredLine>;
const line: Entity<StoredLine> = { schema: StoredLine, key: keys.line, expires: ({ at }) => keptUntil(at) };

export const webChatStore = (table: Table) => ({
  of: (webchat_id: WebChatId) => table.get(chat, keys.webChat({ webchat_id })),
  begin: (item: StoredChat): Write => table.put(chat, item),
  replace: (was: Revised<StoredChat>, next: StoredChat) => table.commit(table.put(chat, next, was)),
});
export type WebChatStore = ReturnType<typeof webChatStore>;

export const talkStore = (table: Table) => ({
  of: (talk_id: TalkId) => table.get(talk, keys.talk({ talk_id })),
  /** The lines of the last thirty days, at most so many, in the order they were written. */
  async lines(talk_id: TalkId, now: Date): Promise<Line[]> {
    const found = await table.latest(line, keys.line({ talk_id }), READ);
    return found.filter(({ at }) => keptUntil(at) > now).reverse();
  },
  /** The next state of a conversation, with the line that made it so: both stand, or neither. */
  write: (was: Revised<Talk> | undefined, next: Talk, added?: StoredLine) =>
    table.commit(table.put(talk, next, was), ...(added ? [table.put(line, added)] : [])),
});
export type TalkStore = ReturnType<typeof talkStore>;
