import type { AccountStore } from '#functions/account/public.ts';
import { type CallStore, callStore } from '#functions/calls/assistant/store.ts';
import type { Caller } from '#functions/platform/session.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import { isOver } from '#functions/calls/web-chat/domain/link-expiry.ts';
import type { Participant } from '#functions/calls/web-chat/conversations.ts';
import {
  type StoredChat,
  type ConversationStore,
  conversationStore,
  type WebChatStore,
  webChatStore,
} from '#functions/calls/web-chat/store.ts';
import { chatView } from '#functions/calls/web-chat/view.ts';
import type { Chat } from '#shared/api/web-chat.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

/** The most calls that the inbox shows, the latest ones. */
const NOTICES = 50;

type ChatReader = { chats: WebChatStore; talks: ConversationStore; calls: CallStore };
export const chatReader = (table: Table): ChatReader => ({
  chats: webChatStore(table),
  talks: conversationStore(table),
  calls: callStore(table),
});

/** The chat of a visitor’s link; null for a member. @throws web-chat.ended once its hour is over */
export async function chatOf(
  caller: Caller,
  { chats }: Pick<ChatReader, 'chats'>,
  now: Date,
): Promise<Revised<StoredChat> | null> {
  if (caller.role !== 'chat') return null;
  const chat = await chats.of(caller.webchatId);
  if (!chat || isOver(chat, now)) throw new Fault('web-chat.ended');
  return chat;
}

/** The conversation of a caller: their account’s, or their own, which closes with their link. */
export const participantOf = (caller: Caller, chat: StoredChat | null): Participant =>
  caller.role === 'chat' && !caller.accountId
    ? { talk_id: caller.webchatId, until: chat?.closes_at ?? null }
    : { talk_id: caller.accountId as AccountId, until: null };

/** Everything that the participant may see. */
export async function chatFor(
  { talk_id }: Participant,
  chat: StoredChat | null,
  read: ChatReader,
  now: Date,
): Promise<Chat> {
  const account_id = chat ? chat.account_id : (talk_id as AccountId);
  const [talk, lines, calls] = await Promise.all([
    read.talks.of(talk_id),
    read.talks.lines(talk_id, now),
    account_id ? read.calls.latest(account_id, NOTICES) : [],
  ]);
  return chatView({ chat, live: talk?.live ?? null, lines, calls }, now);
}

/** The session epoch of an account; undefined if it is gone or blocked. */
export const epochIn = (accounts: Pick<AccountStore, 'of'>) => async (account_id: AccountId) => {
  const account = await accounts.of(account_id);
  return account && !account.blocked ? account.epoch : undefined;
};
