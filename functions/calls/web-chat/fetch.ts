import { accountStore } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { signingHere } from '#functions/platform/token/signing.ts';
import { issueToken } from '#functions/platform/token/token.ts';
import { chatFor, epochIn, chatReader } from '#functions/calls/web-chat/conversation.ts';
import { chatLinksOf } from '#functions/calls/web-chat/links.ts';
import { webChat } from '#shared/api/web-chat.ts';

const live = {
  accounts: accountStore(table),
  links: chatLinksOf(table),
  limits: limiterOf(table),
  read: chatReader(table),
  signing: signingHere,
};

export const handler = handle(
  webChat.fetch,
  live,
  async ({ input, from, now }, { accounts, links, limits, read, signing }) => {
    const { webchat_id, webchat_token: token, client_secret } = input;
    await limits.take('chat', { network: from.network }, now);
    const chat = await links.enter({ webchat_id, token, client_secret }, epochIn(accounts), now);
    const owner = chat.account_id ? await accounts.of(chat.account_id) : undefined;
    const bearer = { role: 'chat', sub: webchat_id, sid: webchat_id } as const;
    const { token: access_token, ...grant } = await issueToken(signing(), bearer, now, new Date(chat.closes_at));
    return {
      auth: { access_token, ...grant },
      session: await chatFor({ talk_id: chat.account_id ?? webchat_id, until: null }, chat, read, now),
      user: owner ? { name: owner.name, language: owner.language } : null,
    };
  },
);
