import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatAt, chatOf, readOf, seatOf } from '#functions/calls/web-chat/conversation.ts';
import { talksOf } from '#functions/calls/web-chat/open/talk.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { limits: limiterOf(table), read: readOf(table), talks: talksOf(table) };

export const handler = handle(webChat.sendLine, live, async ({ input, caller, now }, { limits, read, talks }) => {
  const chat = await chatOf(caller, read, now);
  const seat = seatOf(caller, chat);
  await limits.take('chat-line', { account: seat.talk_id }, now);
  await talks.write(seat, { who: caller.accountId ? 'owner' : 'caller', name: null, text: input.text }, now);
  return chatAt(seat, chat, read, now);
});
