import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatAt, chatOf, readOf, seatOf } from '#functions/calls/web-chat/conversation.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { read: readOf(table) };

export const handler = handle(webChat.getChat, live, async ({ caller, now }, { read }) => {
  const chat = await chatOf(caller, read, now);
  return chatAt(seatOf(caller, chat), chat, read, now);
});
