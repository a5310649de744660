import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = { links: chatLinksOf(table), limits: limiterOf(table) };

export const handler = handle(webChat.updateDeeplinkFrom, live, async ({ input, from, now }, { links, limits }) => {
  const { webchat_id, webchat_token: token, ...click } = input;
  await limits.take('chat', { network: from.network }, now);
  await links.note({ webchat_id, token }, click, now);
  return {};
});
