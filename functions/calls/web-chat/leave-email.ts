import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { chatFor, chatOf, chatReader, participantOf } from '#functions/calls/web-chat/conversation.ts';
import { webChat } from '#shared/api/web-chat.ts';
import type { ConversationId } from '#shared/values/id.ts';

const live = { limits: limiterOf(table), read: chatReader(table) };

/** What support stores when a visitor leaves an address, in the same transaction. */
export type OnEmail = (visitor: { talk_id: ConversationId; email: string }, now: Date) => Promise<Write[]>;

/** A visitor leaves an address, also after the chat has ended. An account has its own. */
export const leaveEmailHandler = (onEmail: OnEmail) =>
  handle(webChat.leaveEmail, { ...live, onEmail }, async ({ input: { email }, caller, now }, deps) => {
    const { limits, read, onEmail } = deps;
    const seat = participantOf(caller, await chatOf(caller, read, now));
    await limits.take('chat-email', { account: seat.talk_id, email }, now);
    await retryOnConflict(async () => {
      const chat = await chatOf(caller, read, now);
      if (!chat || chat.account_id) return;
      await read.chats.replace(chat, { ...chat, email }, await onEmail({ talk_id: seat.talk_id, email }, now));
    });
    return chatFor(seat, await chatOf(caller, read, now), read, now);
  });
