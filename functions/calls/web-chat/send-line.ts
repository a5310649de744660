import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatFor, chatOf, chatReader, participantOf } from '#functions/calls/web-chat/conversation.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { limits: limiterOf(table), read: chatReader(table), talks: conversationsOf(table) };

export const handler = handle(webChat.sendLine, live, async ({ input, caller, now }, { limits, read, talks }) => {
  const chat = await chatOf(caller, read, now);
  const seat = participantOf(caller, chat);
  await limits.take('chat-line', { account: seat.talk_id }, now);
  await talks.write(seat, { who: caller.accountId ? 'owner' : 'caller', name: null, text: input.text }, now);
  return chatFor(seat, chat, read, now);
});
