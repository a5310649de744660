import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { chatFor, chatOf, chatReader, participantOf } from '#functions/calls/web-chat/conversation.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { AccountId, ConversationId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

const live = { limits: limiterOf(table), read: chatReader(table), talks: conversationsOf(table) };

/** A line of a customer, and what is known of them. */
export type CustomerLine = {
  talk_id: ConversationId;
  account_id: AccountId | null;
  /** What their link says of them; null for members. */
  visitor: { name: string | null; email: string | null; language: Language } | null;
  text: string;
};
/** What support stores with a line, in the same transaction. */
export type OnLine = (line: CustomerLine, now: Date) => Promise<Write[]>;

export const sendLineHandler = (onLine: OnLine) =>
  handle(webChat.sendLine, { ...live, onLine }, async ({ input, caller, now }, { limits, read, talks, onLine }) => {
    const chat = await chatOf(caller, read, now);
    const seat = participantOf(caller, chat);
    await limits.take('chat-line', { account: seat.talk_id }, now);
    const { talk_id } = seat;
    const { accountId: account_id } = caller;
    const { text } = input;
    await talks.write(seat, { who: account_id ? 'owner' : 'caller', name: null, text }, now, () =>
      onLine({ talk_id, account_id, visitor: chat, text }, now),
    );
    return chatFor(seat, chat, read, now);
  });
