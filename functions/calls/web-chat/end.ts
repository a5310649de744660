import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatAt, chatOf, readOf, seatOf } from '#functions/calls/web-chat/conversation.ts';
import { talksOf } from '#functions/calls/web-chat/open/talk.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { read: readOf(table), talks: talksOf(table) };

export const handler = handle(webChat.end, live, async ({ caller, now }, { read, talks }) => {
  const chat = await chatOf(caller, read, now);
  const seat = seatOf(caller, chat);
  await talks.end(seat.talk_id, now);
  return chatAt(seat, chat, read, now);
});
