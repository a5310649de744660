import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { links: chatLinksOf(table), limits: limiterOf(table) };

export const handler = handle(webChat.whose, live, async ({ input, member, from, now }, { links, limits }) => {
  await limits.take('chat', { network: from.network }, now);
  const chat = await links.known(input.webchat_id, input.webchat_token, now);
  return { is_own: chat?.account_id === member.accountId };
});
