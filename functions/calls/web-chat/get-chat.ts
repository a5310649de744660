import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatFor, chatOf, chatReader, participantOf } from '#functions/calls/web-chat/conversation.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { read: chatReader(table) };

export const handler = handle(webChat.getChat, live, async ({ caller, now }, { read }) => {
  const chat = await chatOf(caller, read, now);
  return chatFor(participantOf(caller, chat), chat, read, now);
});
