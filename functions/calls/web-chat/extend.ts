import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatFor, chatOf, chatReader, participantOf } from '#functions/calls/web-chat/conversation.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { read: chatReader(table), talks: conversationsOf(table) };

export const handler = handle(webChat.extend, live, async ({ caller, now }, { read, talks }) => {
  const chat = await chatOf(caller, read, now);
  const seat = participantOf(caller, chat);
  await talks.extend(seat.talk_id, now);
  return chatFor(seat, chat, read, now);
});
