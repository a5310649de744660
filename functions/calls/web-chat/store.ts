import * as z from 'zod';

import { forgotten, LinkExpiry } from '#functions/calls/web-chat/domain/link-expiry.ts';
import { keptFrom, keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Line, Live, View } from '#shared/api/web-chat.ts';
import { AccountId, AppointmentId, ConversationId, WebChatId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** A link to a chat, and the browser that opened it. Of its token and that browser, only digests are kept. */
export const StoredChat = LinkExpiry.extend({
  webchat_id: WebChatId,
  account_id: AccountId.nullable(),
  view: View,
  language: z.enum(languages),
  token_digest: z.string(),
  device_digest: z.string().nullable(),
  /** That of its account when it was opened: what ends the sessions of the account ends this as well. */
  epoch: z.number().int().nullable(),
  /** The number the link was sent to. */
  phone: Phone.nullable(),
  email: z.email().nullable(),
  name: z.string().nullable(),
  /** What else it is about: the appointment of a `doa` link, and whose it is. */
  about: z.object({ account_id: AccountId, appointment_id: AppointmentId }).nullable().default(null),
  deeplink_click_from: z.string().nullable(),
  telecom_operator: z.string().nullable(),
});
export type StoredChat = z.infer<typeof StoredChat>;
const chat: Entity<StoredChat> = { schema: StoredChat, key: keys.webChat, expires: keptUntil('chatLink', forgotten) };

/** How many lines of a conversation are read: the last ones. */
const READ = 200;

export const Conversation = z.object({
  talk_id: ConversationId,
  live: Live.nullable(),
  /** When a caller’s link closes; null for an account’s, which does not. */
  until: z.iso.datetime().nullable(),
  written_at: z.iso.datetime(),
});
export type Conversation = z.infer<typeof Conversation>;
const talk: Entity<Conversation> = {
  schema: Conversation,
  key: keys.talk,
  expires: keptFrom('conversation', ({ written_at }) => written_at),
};

const StoredLine = Line.extend({ talk_id: ConversationId });
type StoredLine = z.infer<typeof StoredLine>;
const line: Entity<StoredLine> = {
  schema: StoredLine,
  key: keys.line,
  expires: keptFrom('conversation', ({ at }) => at),
};

export const webChatStore = (table: Table) => ({
  of: (webchat_id: WebChatId) => table.get(chat, keys.webChat({ webchat_id })),
  begin: (item: StoredChat): Write => table.put(chat, item),
  replace: (current: Revised<StoredChat>, next: StoredChat, alongside: Write[] = []) =>
    table.commit(table.put(chat, next, current), ...alongside),
});
export type WebChatStore = ReturnType<typeof webChatStore>;

export const conversationStore = (table: Table) => ({
  of: (talk_id: ConversationId) => table.get(talk, keys.talk({ talk_id })),
  all: (talk_ids: ConversationId[]) =>
    table.getAll(
      talk,
      talk_ids.map((talk_id) => keys.talk({ talk_id })),
    ),
  replace: (current: Revised<Conversation>, next: Conversation): Write => table.put(talk, next, current),
  /** The latest lines of the last thirty days, in the order of writing. */
  async lines(talk_id: ConversationId, now: Date): Promise<Line[]> {
    const items = await table.latest(line, keys.line({ talk_id }), READ);
    return items.filter(({ at }) => endOfLife('conversation', at) > now).reverse();
  },
  /** Saves the next state of a conversation and its line in one transaction. */
  write: (
    current: Revised<Conversation> | undefined,
    next: Conversation,
    added?: StoredLine,
    alongside: Write[] = [],
  ) => table.commit(table.put(talk, next, current), ...(added ? [table.put(line, added)] : []), ...alongside),
});
export type ConversationStore = ReturnType<typeof conversationStore>;
